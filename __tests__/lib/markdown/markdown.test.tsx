import { screen } from '@testing-library/react'
import { renderMarkdown } from '@/lib/markdown/markdown'

const show = (markdown: string) => {
  document.body.innerHTML = renderMarkdown(markdown).content
}

test('headings, paragraphs, lists and links become HTML', () => {
  show('## Signs\n\nLook *closely*.\n\n1. Tubes\n2. Wings\n\n- [Call](/contact)')
  expect(screen.getByRole('heading', { level: 2, name: 'Signs' })).toBeInTheDocument()
  expect(screen.getByText('closely').tagName).toBe('EM')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', '/contact')
  expect(document.querySelector('section, label')).toBeNull()
})

test('a link that is all of a paragraph or an item is marked, to be as high as a thumb needs', () => {
  show('[Call](/contact)\n\n- [Ants](/ants)\n- See [ants](/ants)\n- Ants\n\nOr [write](/contact).')
  const marked = [...document.querySelectorAll('.alone')]
  expect(marked.map((element) => element.outerHTML)).toEqual([
    '<p class="alone"><a href="/contact">Call</a></p>',
    '<li class="alone"><a href="/ants">Ants</a></li>',
  ])
})

test('a telephone number becomes a link, except inside of a link', () => {
  show(
    'Call (614) 525-3160, 614-525-3161, 1-800-222-1222 or 1-800-WILDLIFE. Or +1 614 555 0142 or 614.555.0143. [Or (614) 555-0142](/contact).',
  )
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['(614) 525-3160', 'tel:+16145253160'],
    ['614-525-3161', 'tel:+16145253161'],
    ['1-800-222-1222', 'tel:+18002221222'],
    ['1-800-WILDLIFE', 'tel:+18009453543'],
    ['+1 614 555 0142', 'tel:+16145550142'],
    ['614.555.0143', 'tel:+16145550143'],
    ['Or (614) 555-0142', '/contact'],
  ])
})

test.each([
  ['## What do bed bugs look like?', 'what-do-bed-bugs-look-like'],
  ['## Step 1: *Search* first', 'step-1-search-first'],
  ['## “Quiet” hours', 'quiet-hours'],
  ['## Сколько это стоит?', 'сколько-это-стоит'],
  ['## 价格', '价格'],
  ['## ਦਫ਼ਤਰ', 'ਦਫ਼ਤਰ'.normalize()],
  ['## كم السعر؟', 'كم-السعر'],
  ['## Año', 'año'],
  ['## 🐜', 'heading'],
  ['## Main', 'main-2'],
])('the heading %s has the id %s', (markdown, id) => {
  show(markdown)
  expect(screen.getByRole('heading')).toHaveAttribute('id', id)
})

test('tables have column and row headers, and each cell has the name of its column for phones', () => {
  const rows = ['| Wings | Two lengths | One length |', '| Waist | **Pinched** | Straight |']
  show(`| Sign | Ant | *Termite* |\n| --- | --- | --- |\n${rows.join('\n')}`)
  const cells = (role: string, attribute: string) =>
    screen.getAllByRole(role).map((cell) => [cell.getAttribute(attribute), cell.textContent])
  expect(cells('columnheader', 'scope')).toEqual([
    ['col', 'Sign'],
    ['col', 'Ant'],
    ['col', 'Termite'],
  ])
  expect(cells('rowheader', 'scope')).toEqual([
    ['row', 'Wings'],
    ['row', 'Waist'],
  ])
  expect(cells('cell', 'data-label')).toEqual([
    ['Ant', 'Two lengths'],
    ['Termite', 'One length'],
    ['Ant', 'Pinched'],
    ['Termite', 'Straight'],
  ])
  expect(screen.getByText('Pinched').tagName).toBe('STRONG')
  expect(document.body).toHaveTextContent(
    /^SignAntTermiteWingsTwo lengthsOne lengthWaistPinchedStraight$/,
  )
})

test('a smaller-than sign is no HTML', () => {
  show('Gaps < 1/4 inch')
  expect(screen.getByText('Gaps < 1/4 inch')).toBeInTheDocument()
})

test.each([
  '/contact',
  '#signs',
  'https://www.epa.gov/',
  'mailto:a@b.example',
  'tel:+16145550142',
  'tel:6145550142',
])('a link to %s is kept', (href) => {
  show(`## Signs\n\n[Press](${href})`)
  expect(screen.getByRole('link')).toHaveAttribute('href', href)
})

test('each heading has a unique id, also among the sections of the page', () => {
  const markdown = '## Questions\n\n## 🐜\n\n### Same\n\n## 🐀\n\n### Same\n\n## Año\n\n## Aío'
  const { content } = renderMarkdown(markdown, ['questions'])
  expect([...content.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'questions-2',
    'heading',
    'same',
    'heading-2',
    'same-2',
    'año',
    'aío',
  ])
})

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

test('a photo becomes a lazy-loaded figure in several widths, with its caption', () => {
  show(
    'Look up.\n\n![Boats in a shed](/photos/sample-team.jpg "Where the kits were")\n\nLook down.',
  )
  const image = screen.getByRole('img', { name: 'Boats in a shed' })
  expect(image).toHaveAttribute('src', '/photos/sample-team-1440.webp')
  expect(image).toHaveAttribute('srcset', expect.stringMatching(/480w, .*1440w/))
  expect(image).toHaveAttribute('sizes', expect.stringMatching(/rem, .*vw$/))
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(screen.getByRole('figure')).toHaveTextContent('Where the kits were')
})

test.each([
  ['/photos/none.jpg', 'content/photos/none.jpg'],
  ['/images/figures/none.svg', 'public/images/figures/none.svg'],
])('%s in a text, which is not there, is refused with its file', (src, file) => {
  expect(() => renderMarkdown(`![A gap](${src})`)).toThrow(`there is no picture ${file}`)
})

test('captions and alternative texts are escaped', () => {
  show('![Gaps < 1/4 "inch"](/images/specimens/ant.svg "<img src=x onerror=alert(1)> & more")')
  expect(screen.getByRole('img')).toHaveAccessibleName('Gaps < 1/4 "inch"')
  expect(screen.getByRole('figure')).toHaveTextContent(/^<img src=x onerror=alert\(1\)> & more$/)
})

test('the list of headings has those of the second level, as plain text', () => {
  expect(
    renderMarkdown(
      '## Is it *ours*?\n\nNo.\n\n### Why?\n\n## “Quiet” hours & more\n\n## See [ants](/contact)',
    ).headings,
  ).toEqual([
    { id: 'is-it-ours', text: 'Is it ours?' },
    { id: 'quiet-hours-more', text: '“Quiet” hours & more' },
    { id: 'see-ants', text: 'See ants' },
  ])
})

test('a ~ before a price crosses nothing out, and two on each side do', () => {
  show('Ants (~$150), mice (~$200), ~~wasps~~.')
  expect(document.querySelector('del')).toHaveTextContent(/^wasps$/)
})

test('a part with a checklist becomes a section', () => {
  show('Before.\n\n## The list\n\n- [ ] **Strip** the bed.\n- [x] Open a drawer.\n\n## After')
  const boxes = screen.getAllByRole('checkbox')
  expect(boxes).toHaveLength(2)
  expect(screen.getByRole('checkbox', { name: 'Strip the bed.' })).toBeEnabled()
  const section = screen.getByRole('heading', { name: 'The list' }).parentElement
  for (const box of boxes) expect(section).toContainElement(box)
  expect(section).not.toContainElement(screen.getByText('Before.'))
  expect(section).not.toContainElement(screen.getByRole('heading', { name: 'After' }))
})

test('source numbers are links in texts, tables and captions, and left out of attributes', () => {
  show(
    [
      '## How big? [1]',
      'Cold kills them [1][2], as [3](/contact) says.',
      '| Sign | Size [2] |\n| --- | --- |\n| Tubes | 1/4 inch [1] |',
      '![Wings [1]](/images/specimens/ant.svg "Two lengths [2]")',
    ].join('\n\n'),
  )
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  const [one, two] = ['#source-1', '#source-2']
  expect(targets).toEqual([one, one, two, '/contact', two, one, two])
  expect(screen.getByText(/Cold kills/)).toHaveTextContent('Cold kills them [1] [2], as 3 says.')
  expect(screen.getByRole('cell')).toHaveAttribute('data-label', 'Size')
  expect(screen.getByRole('img')).toHaveAccessibleName('Wings')
  expect(renderMarkdown('## How big? [1]').headings[0]?.text).toBe('How big?')
})
