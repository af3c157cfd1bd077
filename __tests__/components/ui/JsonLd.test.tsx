import { render } from '@testing-library/react'
import { JsonLd } from '@/components/ui/JsonLd'

test('a text cannot close the script element', () => {
  const name = '</script><script>alert(1)</script>'
  const { container } = render(
    <JsonLd data={{ '@context': 'https://schema.org', '@type': 'Place', name }} />,
  )
  const [script, ...others] = container.querySelectorAll('script')
  expect(others).toEqual([])
  expect(script?.innerHTML).not.toContain('<')
  expect(JSON.parse(script?.innerHTML ?? '')).toMatchObject({ name })
})
