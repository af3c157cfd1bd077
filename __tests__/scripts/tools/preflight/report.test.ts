import { buildReport, listReport } from '@/scripts/tools/preflight/report'

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
const problems = [hint, sampleReview(2), sampleReview(5)]

test('a site with nothing to fix is ready, hints or not', () => {
  expect(listReport([])).toEqual({ isReady: true, output: 'Ready to launch: nothing to fix.' })
  expect(listReport([hint]).isReady).toBe(true)
})

test('what repeats in a file is one line with the first place and the number, and hints come last', () => {
  const { isReady, output } = listReport(problems)
  expect(isReady).toBe(false)
  expect(output?.split('\n')).toEqual([
    'content/reviews.yaml:2 (2 times)  This review is a sample: take it out.',
    'Not ready to launch: 2 things to fix.',
    '',
    'Worth a look, and no obstacle:',
    'content/company.yaml:4  Nobody is named.',
  ])
})

const siteUrl = 'https://www.antsandsons.com'
const end = (environment: Partial<Record<string, string>> = {}, sample = false) =>
  buildReport({ siteUrl, sample }, environment, () => problems)
const quiet = { isReady: true }

test('a build fails on any machine while something is left to fix, and says what, and how to go on', () => {
  const { isReady, output } = end()
  expect(isReady).toBe(false)
  expect(output).toMatch(/content\/reviews\.yaml:2 .*\n.*Not ready to launch.*build:draft/s)
})

test.each([
  ['1', true],
  ['0', false],
  ['', false],
])('a build that is told to pass with %p does so: %s', (value, isReady) => {
  const output = expect.stringContaining('content/reviews.yaml:2') as string
  expect(end({ LAUNCH_DESPITE_PREFLIGHT: value })).toEqual({ isReady, output })
})

test.each([
  { SITE_URL: 'https://trial.antsandsons.com' },
  { NETLIFY: 'true', CONTEXT: 'deploy-preview' },
])('a build of a preview passes without a word: %o', (environment) => {
  expect(end(environment)).toEqual(quiet)
  expect(end(environment, true)).toEqual(quiet)
})

test('a build of the sample passes, but not where a host publishes it, whatever its branch is called', () => {
  expect(end({}, true)).toEqual(quiet)
  expect(end({ CF_PAGES: '1', CF_PAGES_BRANCH: 'live' }, true).isReady).toBe(false)
  expect(end({ GITHUB_PAGES: 'true' }, true).isReady).toBe(false)
})
