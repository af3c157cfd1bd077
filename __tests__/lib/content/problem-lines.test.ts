import { problemLines, type Problem } from '@/lib/content/problems'

const missingPage = (line: number, path: string): Problem => ({
  file: 'key.yaml',
  line,
  field: `options[${line}].page`,
  message: `the site has no page ${path}`,
  example: '/contact',
  missing: path,
})

test('five missing pages in a file are one line with their names and lines', () => {
  const problems = ['/rat', '/rat', '/bat', '/cat', '/gnat'].map((path, index) =>
    missingPage(index + 1, path),
  )
  expect(problemLines([...problems, { file: 'a.md', line: 3, message: 'has no text' }])).toEqual([
    'key.yaml:1  the site has no page /rat, /bat, /cat, /gnat. Named in 5 places: line 1, 2, 3, 4, 5.',
    'a.md:3  has no text.',
  ])
})

test('four missing pages have a line each', () => {
  const problems = ['/a', '/b', '/c', '/d'].map((path) => missingPage(1, path))
  expect(problemLines(problems)).toHaveLength(4)
})
