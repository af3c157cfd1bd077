import { screen } from '@testing-library/react'
import { problemLine } from '@/lib/content/problems'
import { renderMarkdown } from '@/lib/markdown/markdown'

const show = (markdown: string) => {
  const { content, problems } = renderMarkdown('mud-tubes.md', markdown)
  expect(problems).toEqual([])
  document.body.innerHTML = content
}

const reported = (markdown: string) =>
  renderMarkdown('mud-tubes.md', markdown).problems.map(problemLine).join('\n')

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

test.each([
  ['Some <b>bold</b> words.', '1', '<b>'],
  ['Words.\n\n<script>alert(1)</script>', '3', '<script>alert(1)</script>'],
  ['  <div><b>Words</b></div>', '1', '<div><b>Words</b></div>'],
  ['<!-- later -->', '1', '<!-- later -->'],
])('HTML is refused with file and line: %j', (markdown, line, html) => {
  expect(reported(markdown)).toContain(
    `mud-tubes.md:${line}  HTML is not allowed in a text: ${html}. Example: **important**`,
  )
})

test('a smaller-than sign is no HTML', () => {
  show('Gaps < 1/4 inch')
  expect(screen.getByText('Gaps < 1/4 inch')).toBeInTheDocument()
})

test.each(['# Mud tubes', '  # Mud tubes', 'Mud tubes\n========='])(
  'a heading of the first level is refused with its line and example: %j',
  (heading) => {
    expect(reported(`Words.\n\n${heading}`)).toMatch(
      /^mud-tubes\.md:3 {2}headings begin with ##.* Example: ## Mud tubes$/,
    )
  },
)

test.each([
  [
    '## Tubes\n\n#### Why',
    /^mud-tubes\.md:3 {2}a level of headings is missing.* Example: ### Why$/,
  ],
  ['### Why', /Example: ## Why$/],
  ['## Tubes\n\n### Why\n\n## How', /^$/],
])('a heading that skips a level is refused: %j', (text, message) => {
  expect(reported(text)).toMatch(message)
})

test.each([
  '[Press](javascript:alert(1))',
  '[Press](//elsewhere.example/page)',
  '[Press](http://elsewhere.example/)',
  '[Press](contact)',
  '![Drawing](javascript:alert(1))',
])('the wrong link %j is refused with its line', (link) => {
  expect(reported(`Words.\n\n${link}`)).toMatch(
    /^mud-tubes\.md:3 {2}“.*” is no address that a link may have\. Example: \[text\]\((\/contact|https:)/m,
  )
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
  const { content, problems } = renderMarkdown('a.md', markdown, {}, ['questions'])
  expect(problems).toEqual([])
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

test('a link may lead to a section of its page, or to its top', () => {
  const text = '## Год\n\n[up](#top) [down](#questions) [here](#год) [here](#%D0%B3%D0%BE%D0%B4)'
  expect(renderMarkdown('a.md', text, {}, ['questions']).problems).toEqual([])
})

test('links are listed with their lines, and links to missing headings are reported', () => {
  const text = '## Signs\n\n[Up](#signs)\n[out](/contact)'
  const links = [
    { href: '#signs', line: 3 },
    { href: '/contact', line: 4 },
  ]
  expect(renderMarkdown('mud-tubes.md', text)).toMatchObject({ links, problems: [] })
  expect(reported(`${text}\n\n[Gone](#none)`)).toBe(
    'mud-tubes.md:6  there is no heading here for #none.',
  )
})

test('facts are inserted into the text, and an unknown fact is reported with its line', () => {
  const facts = { rating: '4.6/5' }
  const { content, problems } = renderMarkdown('a.md', 'One.\n\nRated ((rating)).', facts)
  expect(content).toContain('Rated 4.6/5.')
  expect(problems).toEqual([])
  const others = renderMarkdown('a.md', 'Rated ((rating)).\n\nWe come ((same-day? today)).', facts)
  expect(others.problems.map(problemLine)).toEqual(['a.md:3  ((same-day)) is none of rating.'])
  expect(others.content).toBe('')
})

test('problems have their own line in lists, tables and quotations, too', () => {
  const markdown = [
    'Some <b>words</b>.',
    '',
    '- first',
    '- second <b>item</b>',
    '',
    '| A | B |',
    '| --- | --- |',
    '| one | two <b>cells</b> |',
    '',
    '> quoted <b>words</b>',
  ].join('\n')
  const { problems } = renderMarkdown('mud-tubes.md', `\n\n${markdown}`)
  expect(new Set(problems.map(({ line }) => line))).toEqual(new Set([3, 6, 10, 12]))
})

test.each([
  ['![An ant](/photos/my ant.jpg)', 'put the photo into content/photos'],
  [
    '![A truck](content/photos/truck.jpg)',
    'Example: ![What it shows](/photos/truck.jpg "Caption")',
  ],
  ['![A truck](C:\\Users\\Bo\\truck.jpg)', 'put the photo into content/photos'],
  ['![An ant](/images/no-such.svg)', 'there is no picture public/images/no-such.svg'],
  ['![](/images/specimens/ant.svg)', 'no alternative text'],
  ['![Some words](/images/../../LICENSE)', 'neither an SVG drawing'],
  ['See ![An ant](/images/specimens/ant.svg) here', 'paragraph of its own'],
  ['- ![An ant](/images/specimens/ant.svg)', 'paragraph of its own'],
  [
    '![](/photos/sample-team.jpg "Kits")',
    'Example: ![What it shows](/photos/sample-team.jpg "Caption")',
  ],
  [
    '![A den](/photos/sample-team.jpg)',
    'Example: ![What it shows](/photos/sample-team.jpg "Caption")',
  ],
])('a picture that cannot be shown is refused with the reason: %s', (markdown, reason) => {
  expect(reported(markdown)).toContain(reason)
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
  expect(image).toHaveAttribute('src', '/photos/sample-team-1200.webp')
  expect(image).toHaveAttribute('srcset', expect.stringMatching(/480w, .*1200w/))
  expect(image).toHaveAttribute('sizes', expect.stringMatching(/rem, .*vw$/))
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(screen.getByRole('figure')).toHaveTextContent('Where the kits were')
})

test('captions and alternative texts are escaped', () => {
  show('![Gaps < 1/4 "inch"](/images/specimens/ant.svg "<img src=x onerror=alert(1)> & more")')
  expect(screen.getByRole('img')).toHaveAccessibleName('Gaps < 1/4 "inch"')
  expect(screen.getByRole('figure')).toHaveTextContent(/^<img src=x onerror=alert\(1\)> & more$/)
})

test('the list of headings has those of the second level, as plain text', () => {
  expect(
    renderMarkdown(
      'mud-tubes.md',
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
  expect(renderMarkdown('a.md', '## How big? [1]').headings[0]?.text).toBe('How big?')
})
