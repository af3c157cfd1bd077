import { buildReport, listReport } from '@/scripts/checks/report'

const sampleReview = (line: number) => ({
  file: 'content/reviews.yaml',
  line,
  message: 'This review is a sample: take it out',
})
const hint = {
  file: 'content/company.yaml',
  line: 4,
  message: 'Nobody is named',
  isHint: true as const,
}
const others = [
  { ...sampleReview(3), file: 'content/own.yaml' },
  { ...sampleReview(9), message: 'Nobody is asked' },
]
const problems = [hint, sampleReview(2), sampleReview(5), ...others]

test('a site with nothing to fix is ready, hints or not', () => {
  expect(listReport([])).toEqual({ isReady: true, output: 'Ready to launch: nothing to fix.' })
  expect(listReport([hint]).isReady).toBe(true)
})

test('a repeated problem of a file is one line with its number, and hints come last', () => {
  const { isReady, output } = listReport(problems)
  expect(isReady).toBe(false)
  expect(output?.split('\n')).toEqual([
    'content/reviews.yaml:2 (2 times)  This review is a sample: take it out.',
    'content/own.yaml:3  This review is a sample: take it out.',
    'content/reviews.yaml:9  Nobody is asked.',
    'Not ready to launch: 4 things to fix.',
    '',
    'Worth a look, and no obstacle:',
    'content/company.yaml:4  Nobody is named.',
  ])
  expect(listReport([sampleReview(2)]).output).toMatch(/: 1 thing to fix\.$/)
})

test('two fields with the same problem are two lines', () => {
  const missing = (field: string) => ({
    file: 'content/company.yaml',
    line: 3,
    field,
    message: 'is missing',
  })
  expect(listReport([missing('closures[1].date'), missing('closures[1].note')]).output).toMatch(
    /closures\[1\]\.date: is missing\.\n.*closures\[1\]\.note: is missing\./,
  )
})

const siteUrl = 'https://www.antsandsons.com'
const reportFor = (environment: Partial<Record<string, string>> = {}, sample = false) =>
  buildReport({ siteUrl, sample }, environment, () => problems)
const quiet = { isReady: true }

test('a build fails with a list of its problems and ways to go on', () => {
  const { isReady, output } = reportFor()
  expect(isReady).toBe(false)
  expect(output).toMatch(/content\/reviews\.yaml:2 .*\n.*Not ready to launch.*build:draft/s)
})

test.each([
  ['1', true],
  ['0', false],
  ['', false],
])('LAUNCH_DESPITE_PREFLIGHT=%p lets a build with problems pass: %s', (value, isReady) => {
  const note = isReady ? 'is set' : 'npm run build:draft'
  const output = expect.stringMatching(`content/reviews.yaml:2 [^]*${note}`) as string
  expect(reportFor({ LAUNCH_DESPITE_PREFLIGHT: value })).toEqual({ isReady, output })
})

test.each([
  { SITE_URL: 'https://trial.antsandsons.com' },
  { NETLIFY: 'true', CONTEXT: 'deploy-preview' },
])('the build of a preview passes without a report: %o', (environment) => {
  expect(reportFor(environment)).toEqual(quiet)
  expect(reportFor(environment, true)).toEqual(quiet)
})

test('a build of the sample passes, except on a host', () => {
  expect(reportFor({}, true)).toEqual(quiet)
  expect(reportFor({ CF_PAGES: '1', CF_PAGES_BRANCH: 'live' }, true).isReady).toBe(false)
  for (const host of ['WORKERS_CI', 'NETLIFY', 'VERCEL', 'GITHUB_PAGES']) {
    expect(reportFor({ [host]: 'true' }, true).isReady).toBe(false)
  }
})
