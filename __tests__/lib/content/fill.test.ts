import { fill, placeholderProblem, type Template } from '@/lib/content/fill'
import { problemLine } from '@/lib/content/problems'
import { renderMarkdown } from '@/lib/markdown/markdown'

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

test.each([
  ['Ants in {ctiy}', 'Ants in {city}'],
  ['Ants in {city} and {City}', 'Ants in {city} and {city}'],
  ['Ants in { city }', 'Ants in {city}'],
  ['Ants in {{city}}', 'Ants in {city}'],
  ['Ants in {city', 'Ants in {city}'],
  ['Ants here', 'Ants here {city}'],
])('%s is reported', (text, example) => {
  expect(placeholderProblem(text, { city: 'needed' })).toMatchObject({ example })
})

test('braces are reported in a text without placeholders', () => {
  expect(placeholderProblem('Ants in {city}')?.message).toBe(
    '{city} would show on the page as it is: this text has no placeholders',
  )
  expect(placeholderProblem('Ants in Dublin')).toBeUndefined()
  expect(placeholderProblem('Ants', { city: 'optional' })).toBeUndefined()
})

test.each(['Ants in {city}', '## Ants in {city}', '- Ants in {city}', '[Ants {city}](/contact)'])(
  'braces are reported in Markdown: %s',
  (text) => {
    const { problems } = renderMarkdown('a.md', `Words.\n\n${text}`)
    expect(problems.map(problemLine)).toEqual([
      'a.md:3  {city} would show on the page as it is: this text has no placeholders.',
    ])
  },
)

test('code in Markdown may have braces', () => {
  expect(renderMarkdown('a.md', 'Words with `{code}`.').problems).toEqual([])
})
