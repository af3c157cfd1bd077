import { trimStyles } from '@/scripts/build/finish/trim-styles'

const css =
  '.a{color:red}.b{color:blue}.c\\:d[open]{color:tan}[data-header=scrolled] .a{top:0}table{border:0}:focus-visible{outline:auto}:where(:has(p :focus)) .a{top:1px}@media (width>=52rem){.md\\:w-1\\/2{width:50%}}'
const page = (file: string, body: string) => ({
  file,
  html: `<html><head><style>${css}</style></head><body>${body}</body></html>`,
})
const styleOf = (pages: readonly { file: string; html: string }[], file: string) =>
  /<style>(.*)<\/style>/.exec(pages.find((found) => found.file === file)?.html ?? '')?.[1] ?? ''

test('a static page keeps only the style rules that pages of its kind use', async () => {
  const pages = await trimStyles([
    page('blog/ants.html', '<p class="a">'),
    page('blog/mice.html', '<p class="md:w-1/2">'),
    page('index.html', '<p class="b">'),
  ])
  expect(styleOf(pages, 'blog/ants.html')).toContain('.a{')
  expect(styleOf(pages, 'blog/ants.html')).toContain('{width:50%}')
  expect(styleOf(pages, 'blog/ants.html')).not.toContain('blue')
  expect(styleOf(pages, 'blog/mice.html')).toBe(styleOf(pages, 'blog/ants.html'))
  expect(styleOf(pages, 'index.html')).toContain('blue')
  expect(styleOf(pages, 'index.html')).not.toMatch(/table|red/)
})

test('rules for later attributes and for focus rings stay', async () => {
  const pages = await trimStyles([page('index.html', '<p class="a"><details class="c:d">')])
  expect(styleOf(pages, 'index.html')).toContain('.c\\:d[open]{')
  expect(styleOf(pages, 'index.html')).toContain('[data-header=scrolled] .a{')
  expect(styleOf(pages, 'index.html')).toContain(':focus-visible{')
  expect(styleOf(pages, 'index.html')).toContain(':where(:has(p :focus)) .a{')
})

test('a page with an island keeps the whole style', async () => {
  const pages = await trimStyles([
    page('contact.html', '<div data-island="RequestForm">'),
    page('about.html', '<p>'),
  ])
  expect(styleOf(pages, 'contact.html')).toBe(css)
  expect(styleOf(pages, 'about.html')).toBe(':focus-visible{outline:auto}')
})

test('rules of a class with an encoded character stay', async () => {
  const html = `<html><head><style>.after\\:content-\\[\\'\\/\\'\\]:after{content:'/'}</style></head><body><li class="after:content-[&#x27;/&#x27;]"></body></html>`
  const pages = await trimStyles([{ file: 'index.html', html }])
  expect(styleOf(pages, 'index.html')).toContain("content:'/'")
})
