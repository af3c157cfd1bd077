import { findProblems, isLaunch, report } from '@/scripts/checks/run'

test('what must not go live is looked for before a launch', async () => {
  expect(await findProblems('build')).toEqual([])
  expect(await findProblems('launch')).not.toEqual([])
})

const hint = {
  file: 'content/company.yaml',
  line: 4,
  message: 'Nobody is named',
  isHint: true as const,
}

/** The same problem in each of these lines. */
const samplesIn = (...lines: number[]) =>
  lines.map((line) => ({
    file: 'content/reviews.yaml',
    line,
    message: 'This review is a sample',
    example: 'none',
  }))

const other = { file: 'own.yaml', line: 4, message: 'Nobody is named' }
const problems = [hint, ...samplesIn(2, 5), other]

test('a site with nothing to fix is ready, hints or not', () => {
  expect(report('launch', [])).toEqual({
    isReady: true,
    output: 'Ready to launch: nothing to fix.',
  })
  expect(report('build', [hint]).isReady).toBe(true)
})

test('a repeated problem of a file is one line with its lines, and hints come last', () => {
  const { isReady, output } = report('launch', problems)
  expect(isReady).toBe(false)
  expect(output.split('\n')).toEqual([
    'content/reviews.yaml:2  This review is a sample. Also in line 5. Example: none',
    'own.yaml:4  Nobody is named.',
    'Not ready to launch: 3 things to fix.',
    '',
    'Worth a look, and no obstacle:',
    'content/company.yaml:4  Nobody is named.',
  ])
  expect(report('build', samplesIn(2)).output).toMatch(/: 1 thing to fix\.$/)
})

test('a build fails with a list of its problems, and before a launch with ways to go on', () => {
  const { isReady, output } = report('launch', problems, {})
  expect(isReady).toBe(false)
  expect(output).toMatch(/content\/reviews\.yaml:2 .*\n.*Not ready to launch.*build:draft/s)
  expect(report('publish', problems, {})).toEqual(report('publish', problems))
})

test('a build that can go on says so before a launch, or with a hint', () => {
  expect(report('build', [], {})).toEqual({ isReady: true, output: '' })
  expect(report('build', [hint], {})).toEqual(report('build', [hint]))
  expect(report('launch', [hint], {})).toEqual(report('launch', [hint]))
})

test.each([
  ['1', true],
  ['0', false],
  ['', false],
])('LAUNCH_DESPITE_PREFLIGHT=%p lets a build with problems pass: %s', (value, isReady) => {
  const note = isReady ? 'is set' : 'npm run build:draft'
  const output = expect.stringMatching(`content/reviews.yaml:2 [^]*${note}`) as string
  const environment = { LAUNCH_DESPITE_PREFLIGHT: value }
  expect(report('launch', problems, environment)).toEqual({ isReady, output })
  expect(report('build', problems, environment).isReady).toBe(false)
})

const siteUrl = 'https://www.antsandsons.com'

test.each([
  { SITE_URL: 'https://trial.antsandsons.com' },
  { NETLIFY: 'true', CONTEXT: 'deploy-preview' },
])('a preview is no launch: %o', (environment) => {
  expect(isLaunch({ siteUrl, sample: false }, environment)).toBe(false)
  expect(isLaunch({ siteUrl, sample: true }, environment)).toBe(false)
})

test('a build of the sample is a launch on a host only', () => {
  const sample = { siteUrl, sample: true }
  expect(isLaunch({ siteUrl, sample: false }, {})).toBe(true)
  expect(isLaunch(sample, {})).toBe(false)
  expect(isLaunch(sample, { CF_PAGES: '1', CF_PAGES_BRANCH: 'live' })).toBe(true)
  for (const host of ['WORKERS_CI', 'NETLIFY', 'VERCEL', 'GITHUB_PAGES']) {
    expect(isLaunch(sample, { [host]: 'true' })).toBe(true)
  }
})
