import { render, screen } from '@testing-library/react'
import { SourcedText } from '@/components/ui/SourcedText'

test('phone numbers and source numbers in a text are links, and no number changes', () => {
  render(<SourcedText text="In the county (614) 525-3160 [2], 1-800-222-1222, 911, or 311 [4]." />)
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['(614) 525-3160', 'tel:+16145253160'],
    ['[2]', '#source-2'],
    ['1-800-222-1222', 'tel:+18002221222'],
    ['911', 'tel:911'],
    ['[4]', '#source-4'],
  ])
  expect(screen.getByRole('link', { name: 'Source 4' })).toBeInTheDocument()
  expect(document.body).toHaveTextContent(
    'In the county (614) 525-3160 [2], 1-800-222-1222, 911, or 311 [4].',
  )
})
