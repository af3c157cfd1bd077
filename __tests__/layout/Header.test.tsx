import { render, screen } from '@testing-library/react'
import { Header } from '@/components/layout/Header'
import { company } from '@/content/company'

/** The entries that the header marks as the visitor's place. */
const current = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent)

test.each([
  ['/', ['Home']],
  ['/about', ['About Us']],
  ['/articles', ['Articles']],
  ['/blog/signs-of-bed-bugs', ['Articles']],
  ['/services/wildlife', ['Wildlife Removal']],
  ['/contact', ['Contact']],
  ['/privacy-policy', []],
])('on %s the marked entries are %j', (path, entries) => {
  render(<Header path={path} />)
  expect(current()).toEqual(entries)
})

test('CALL NOW dials the company, and the estimate button leads to the contact page', () => {
  render(<Header path="/" />)
  expect(screen.getByRole('link', { name: /CALL NOW/ })).toHaveAttribute(
    'href',
    `tel:${company.phone.dial}`,
  )
  // One beside it and one in the menu: the style sheet shows the one that has room.
  for (const button of screen.getAllByRole('link', { name: 'Get Free Estimate' })) {
    expect(button).toHaveAttribute('href', '/contact')
  }
})
