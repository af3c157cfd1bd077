import { sourceFiles } from '../support/source-files'

const texts = sourceFiles(['content'], ['.md', '.yaml']).filter(
  ({ path }) => !path.endsWith('company.yaml'),
)

/** Nobody can tap it: it has to be a link or a number. */
test('no text names the domain of a website without a link', () => {
  const bare = texts.flatMap(({ path, source }) =>
    source
      .split('\n')
      .filter((line) => !/^\s*(- )?(url|title|href|repository|siteUrl):|^#/.test(line))
      .map((line) => line.replace(/\]\([^)]*\)|https?:\S+|link: \{.*\}/g, ''))
      .filter((line) => /(?<!@)\b[a-z\d-]+\.(com|org|gov|edu|net|us)\b/.test(line))
      .map((line) => `${path}: ${line.slice(0, 120)}`),
  )
  expect(bare).toEqual([])
})
