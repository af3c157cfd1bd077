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

test('a repeated problem is one line with the others, and many of them with their number', () => {
  const linkAt = (line: number) => missingPage(line, '/a')
  const link = ({ field: _, ...problem }: Problem) => ({ ...problem, missing: undefined })
  const times = (count: number) =>
    Array.from({ length: count }, (_, index) => link(linkAt(index + 1)))
  const line = 'key.yaml:1  the site has no page /a. Example: /contact'
  expect(problemLines(times(2))).toEqual([`${line} Also in line 2.`])
  expect(problemLines(times(9))).toEqual([`${line} Also in line 2, 3, 4, 5, 6 and 3 more.`])
  const fields = times(2).map((problem, index) => ({ ...problem, field: `options[${index}]` }))
  expect(problemLines(fields)).toHaveLength(2)
})
