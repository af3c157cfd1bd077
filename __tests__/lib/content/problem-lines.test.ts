import { problemLines, type Problem } from '@/lib/content/problems'

const missingPage = (line: number, path: string): Problem => ({
  file: 'key.yaml',
  line,
  field: `options[${line}].page`,
  message: `the site has no page ${path}`,
  example: '/contact',
})

test('a repeated problem is one line with the others, and many of them with their number', () => {
  const linkAt = (line: number) => missingPage(line, '/a')
  const link = ({ field: _, ...problem }: Problem) => problem
  const times = (count: number) =>
    Array.from({ length: count }, (_, index) => link(linkAt(index + 1)))
  const lineWith = (others: string) =>
    `key.yaml:1  the site has no page /a. Also in line ${others}. Example: /contact`
  expect(problemLines(times(2))).toEqual([lineWith('2')])
  expect(problemLines(times(9))).toEqual([lineWith('2, 3, 4, 5, 6 and 3 more')])
  const fields = times(2).map((problem, index) => ({ ...problem, field: `options[${index}]` }))
  expect(problemLines(fields)).toHaveLength(2)
})
