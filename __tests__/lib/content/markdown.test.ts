/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { screen } from '@testing-library/react'
import { refusalOf } from '../../support/content-folder'
import { markdownHeadings, markdownToHtml } from '@/lib/content/markdown'

const show = (markdown: string) => {
  document.body.innerHTML = markdownToHtml('mud-tubes.md', markdown)
}

const table = [
  '| Sign | Ant | Termite |',
  '| --- | --- | --- |',
  '| Waist | **Pinched** | Straight |',
  '| Wings | Two lengths | One length |',
].join('\n')

test('headings, paragraphs, lists and links become HTML', () => {
  show('## Signs\n\nLook *closely*.\n\n1. Tubes\n2. Wings\n\n- [Call](/contact)')
  expect(screen.getByRole('heading', { level: 2, name: 'Signs' })).toBeInTheDocument()
  expect(screen.getByText('closely').tagName).toBe('EM')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', '/contact')
})

test.each([
  ['## What do bed bugs look like?', 'what-do-bed-bugs-look-like'],
  ['### Step 1: *Search* first', 'step-1-search-first'],
  ['## “Quiet” hours', 'quiet-hours'],
])('the heading %s can be linked to as %s', (markdown, id) => {
  show(markdown)
  expect(screen.getByRole('heading')).toHaveAttribute('id', id)
})

test('each cell of a table names its column, for a phone that has no room for columns', () => {
  show(table)
  const cells = screen
    .getAllByRole('cell')
    .map(({ dataset, textContent }) => [dataset.label, textContent])
  expect(cells).toEqual([
    ['Ant', 'Pinched'],
    ['Termite', 'Straight'],
    ['Ant', 'Two lengths'],
    ['Termite', 'One length'],
  ])
})

test('the first row of a table heads its columns, and the first cell of each other row heads the row', () => {
  show(table)
  const columns = screen.getAllByRole('columnheader')
  expect(columns.map((cell) => cell.textContent)).toEqual(['Sign', 'Ant', 'Termite'])
  for (const cell of columns) expect(cell).toHaveAttribute('scope', 'col')
  const rows = screen.getAllByRole('rowheader')
  expect(rows.map((cell) => cell.textContent)).toEqual(['Waist', 'Wings'])
  for (const cell of rows) expect(cell).toHaveAttribute('scope', 'row')
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'Pinched',
    'Straight',
    'Two lengths',
    'One length',
  ])
  expect(screen.getByText('Pinched').tagName).toBe('STRONG')
})

test.each([
  ['inside a sentence', 'Some <b>bold</b> words.', '<b>'],
  ['as a block', '<div>\nWords\n</div>', '<div>'],
  ['as a script', 'Words.\n\n<script>alert(1)</script>', '<script>'],
  ['as a comment', '<!-- later -->', '<!-- later -->'],
])('HTML %s is refused with the file and the place', (_, markdown, html) => {
  const message = refusalOf(() => markdownToHtml('mud-tubes.md', markdown))
  expect(message).toMatch(/^mud-tubes\.md: HTML is not allowed in Markdown content: /)
  expect(message).toContain(html)
})

test('a smaller-than sign is no HTML', () => {
  show('Gaps < 1/4 inch')
  expect(screen.getByText('Gaps < 1/4 inch')).toBeInTheDocument()
})

test.each([
  ['with a number sign', 'Words.\n\n# Mud tubes'],
  ['with a number sign set in', 'Words.\n\n  # Mud tubes'],
  ['underlined with equals signs', 'Words.\n\nMud tubes\n========='],
])(
  'a heading of the first level %s is refused with the file and what is allowed',
  (_, markdown) => {
    expect(refusalOf(() => markdownToHtml('mud-tubes.md', markdown))).toMatch(
      /^mud-tubes\.md: headings begin with ##/,
    )
  },
)

test('a picture in a paragraph of its own becomes a figure with its size and caption', () => {
  show('![An ant and a termite](/images/specimens/ant.svg "Look at the waist & the wings")')
  const picture = screen.getByRole('img', { name: 'An ant and a termite' })
  expect(picture).toHaveAttribute('src', '/images/specimens/ant.svg')
  expect(picture).toHaveAttribute('width', '400')
  expect(picture).toHaveAttribute('height', '300')
  expect(picture).toHaveAttribute('loading', 'lazy')
  const figure = screen.getByRole('figure')
  expect(figure).toContainElement(picture)
  expect(figure).toHaveTextContent(/^Look at the waist & the wings$/)
  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument()
})

test.each([
  [
    'that does not exist',
    '![An ant](/images/no-such.svg)',
    '/images/no-such.svg is not in public/',
  ],
  ['without alternative text', '![](/images/specimens/ant.svg)', 'no alternative text'],
  ['whose size cannot be read', '![A font](/images/../../LICENSE)', 'no SVG with a viewBox'],
  ['in a line of words', 'See ![An ant](/images/specimens/ant.svg) here', 'paragraph of its own'],
])('a picture %s is refused with the file and the reason', (_, markdown, reason) => {
  const message = refusalOf(() => markdownToHtml('mud-tubes.md', markdown))
  expect(message).toMatch(/^mud-tubes\.md: the picture /)
  expect(message).toContain(reason)
})

test('the headings of a text are those of the second level, in plain words', () => {
  expect(
    markdownHeadings('## Is it *ours*?\n\nNo.\n\n### Why?\n\n## “Quiet” hours & more'),
  ).toEqual([
    { id: 'is-it-ours', text: 'Is it ours?' },
    { id: 'quiet-hours-more', text: '“Quiet” hours & more' },
  ])
})
