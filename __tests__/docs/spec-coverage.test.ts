import { existsSync, readFileSync } from 'node:fs'

const page = 'docs/spec-coverage.md'

const rows = [
  ...readFileSync(page, 'utf8').matchAll(/^\|.+\| `(?<file>[^`]+)` +\| (?<title>.+?) +\|$/gm),
].map(({ groups }) => ({ file: String(groups?.file), title: String(groups?.title) }))

test('every promise of the specification names a test that exists', () => {
  expect(rows.length).toBeGreaterThan(0)
  expect(
    rows.filter((row) => !isTitleIn(row)).map(({ file, title }) => `${file}: ${title}`),
  ).toEqual([])
})

function isTitleIn({ file, title }: (typeof rows)[number]) {
  if (!existsSync(file)) return false
  const source = readFileSync(file, 'utf8')
  return ["'", '"', '`'].some((quote) => source.includes(quote + title + quote))
}
