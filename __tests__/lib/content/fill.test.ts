import { fill } from '@/lib/content/fill'
import type { Template } from '@/lib/content/schemas/fields'

test('every occurrence of a placeholder is filled, also with a text that has braces or dollars', () => {
  const words = { from: '$&1', to: '{from}' }
  expect(fill('{from} to {to}, {from} at least, {other}', words)).toBe(
    '$&1 to {from}, $&1 at least, {other}',
  )
  expect(fill('{constructor}', {})).toBe('{constructor}')
  expect(fill('Rated {count}', { count: 0 })).toBe('Rated 0')
})

test('the placeholders of a template are typed', () => {
  const heading: Template<'city'> = 'Ants in {city}'
  // @ts-expect-error A name that the text does not have.
  expect(fill(heading, { ctiy: 'Dublin' })).toBe(heading)
  // @ts-expect-error A name that is missing.
  expect(fill(heading, {})).toBe(heading)
})
