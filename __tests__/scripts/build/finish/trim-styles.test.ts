import {
  addToGroup,
  islandPages,
  trimmedStyle,
  withStyle,
  type PageGroups,
} from '@/scripts/build/finish/trim-styles'

const css =
  '.a{color:red}.b{color:blue}.c\\:d[open]{color:tan}[data-header=scrolled] .a{top:0}table{border:0}:focus-visible{outline:auto}:where(:has(p :focus)) .a{top:1px}@media (width>=52rem){.md\\:w-1\\/2{width:50%}}'
const page = (file: string, body: string, style = css) => ({
  file,
  html: `<html><head><style>${style}</style></head><body>${body}</body></html>`,
})

/** The trimmed style of each page by its file. */
async function stylesOf(pages: readonly { file: string; html: string }[], script = '') {
  const groups: PageGroups = new Map()
  for (const { file, html } of pages) addToGroup(groups, file, html)
  const styles: Record<string, string> = {}
  for (const [name, group] of groups) {
    const style = await trimmedStyle(group, name === islandPages ? [script] : [])
    for (const file of group.files) styles[file] = style
  }
  return styles
}

test('a static page keeps only the style rules that pages of its group use', async () => {
  const styles = await stylesOf([
    page('blog/ants.html', '<p class="a">'),
    page('blog/mice.html', '<p class="md:w-1/2">'),
    page('index.html', '<p class="b">'),
  ])
  expect(styles['blog/ants.html']).toContain('.a{')
  expect(styles['blog/ants.html']).toContain('{width:50%}')
  expect(styles['blog/ants.html']).not.toContain('blue')
  expect(styles['blog/mice.html']).toBe(styles['blog/ants.html'])
  expect(styles['index.html']).toContain('blue')
  expect(styles['index.html']).not.toMatch(/table|red/)
})

test('rules for later attributes and for focus rings stay', async () => {
  const styles = await stylesOf([page('index.html', '<p class="a"><details class="c:d">')])
  expect(styles['index.html']).toContain('.c\\:d[open]{')
  expect(styles['index.html']).toContain('[data-header=scrolled] .a{')
  expect(styles['index.html']).toContain(':focus-visible{')
  expect(styles['index.html']).toContain(':where(:has(p :focus)) .a{')
})

test('a page with an island keeps the style of elements that its scripts add later, and no other', async () => {
  const rules = '.later{color:red}.bg-\\[\\#fff\\]{color:red}output{color:red}.never{color:red}'
  const script = 'jsx("output",{className:`later ${x?"bg-[#fff]":""}`})'
  const pages = [
    page('contact.html', '<div data-island="RequestForm">', rules),
    page('about.html', '<p>'),
  ]
  const styles = await stylesOf(pages, script)
  expect(styles['contact.html']).toBe(rules.replace('.never{color:red}', ''))
  expect(styles['about.html']).toBe(':focus-visible{outline:auto}')
})

test('rules of a class with an encoded character stay', async () => {
  const rule = ".after\\:content-\\[\\'\\/\\'\\]:after{content:'/'}"
  const styles = await stylesOf([
    page('index.html', '<li class="after:content-[&#x27;/&#x27;]">', rule),
  ])
  expect(styles['index.html']).toContain("content:'/'")
})

test('a page gets its style in place of the whole one', () => {
  const { html } = page('index.html', '<p>')
  expect(withStyle(html, '.a{content:"$&"}')).toBe(html.replace(css, () => '.a{content:"$&"}'))
})
