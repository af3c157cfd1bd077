import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { folderWith } from '../../support/content-folder'

/** Starts slowly. */
const timeoutMilliseconds = 60_000
jest.setTimeout(timeoutMilliseconds)

const endpoint = { NEXT_PUBLIC_ESTIMATE_ENDPOINT: 'https://forms.antsandsons.com/' }

/** A site with nothing to fix, but for what the test says. */
function siteWith({ email = 'office@antsandsons.com', files = {}, html = '<h1>Ants</h1>' } = {}) {
  const checked = new Date().toISOString().slice(0, 10)
  return folderWith({
    'package.json': '{ "type": "module" }',
    'content/articles/ants.md': '# Ants\n',
    'content/company.yaml': `# The company.
wordmark: [Ants, '& Sons']
siteUrl: https://www.antsandsons.com
email: ${email}
securityContactChecked: ${checked}
people: [{ name: Dana Ant, role: Technician }]
reviewer: { name: Dana Ant }
`,
    ...files,
    // Last: a page that is older than its content counts as missing.
    'out/index.html': `<link rel="canonical" href="https://www.antsandsons.com"/>${html}`,
  })
}

function run(
  script: 'preflight' | 'before-build' | 'after-build',
  site: string,
  environment: Record<string, string> = endpoint,
  options: string[] = [],
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('node_modules/tsx/dist/cli.mjs'), resolve(`scripts/${script}.ts`), ...options],
    {
      cwd: site,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
        ...environment,
      },
    },
  )
  return { status, stdout, stderr }
}

test('a site with nothing to fix is ready, and the check succeeds', () => {
  const stdout = 'Ready to launch: nothing to fix.\n'
  expect(run('preflight', siteWith())).toEqual({ status: 0, stdout, stderr: '' })
})

const sample = '  - { quote: Gone., sample: true }'
const files = {
  'content/reviews.yaml': `home:\n${sample}\n${sample}\n${sample}\n`,
}

test('what repeats in a file is one line with the first place and the number, and the check fails', () => {
  const { status, stdout } = run('preflight', siteWith({ email: 'hello@example.com', files }))
  expect(status).toBe(1)
  expect(stdout.trim().split('\n')).toEqual([
    'content/company.yaml:4  example.com is a name reserved for examples. Put the address of the business.',
    'content/reviews.yaml:2 (3 times)  This review is a sample. The law forbids publishing reviews that no customer wrote (16 CFR 465.2). Put what a customer wrote, with their name and consent, and sample: false.',
    'Not ready to launch: 4 things to fix.',
  ])
})

test('what pages say and the company does not claim keeps the site from being ready', () => {
  const files = { 'content/about.md': '# About\n\nWe answer the phone 24/7.\n' }
  const html = '<p>We answer the phone 24/7.</p>'
  const { status, stdout } = run('preflight', siteWith({ files, html }))
  expect(status).toBe(1)
  expect(stdout).toMatch(
    /^content\/about\.md:3 {2}“24\/7” is said, and content\/company.yaml does not claim it/,
  )
})

test('without finished pages the build is asked for', () => {
  const site = siteWith()
  rmSync(join(site, 'out'), { recursive: true })
  const { status, stdout } = run('preflight', site)
  expect(status).toBe(1)
  expect(stdout).toContain('Run npm run build')
})

test('programs get all of them one by one as JSON', () => {
  const { status, stdout } = run('preflight', siteWith({ files }), endpoint, ['--json'])
  expect(status).toBe(1)
  const problem =
    'This review is a sample. The law forbids publishing reviews that no customer wrote (16 CFR 465.2).'
  const fix = 'Put what a customer wrote, with their name and consent, and sample: false.'
  expect(JSON.parse(stdout)).toEqual(
    [2, 3, 4].map((line) => ({ file: 'content/reviews.yaml', line, problem, fix })),
  )
})

test('an endpoint in a file that Next reads counts as set', () => {
  expect(run('preflight', siteWith(), {}).status).toBe(1)
  const files = {
    '.env.production': `NEXT_PUBLIC_ESTIMATE_ENDPOINT=https://forms.antsandsons.com/`,
  }
  expect(run('preflight', siteWith({ files }), {}).status).toBe(0)
})

describe('around a build', () => {
  const host = { NETLIFY: 'true', CONTEXT: 'production', ...endpoint }
  const unready = { email: 'hello@example.com' }

  test('a host is kept from publishing what is not ready', () => {
    const { status, stdout, stderr } = run('after-build', siteWith(unready), host)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain('content/company.yaml:4')
    expect(stderr).toContain('Netlify does not publish this.')
  })

  test('the owner can publish it all the same, and is told what stands', () => {
    const environment = { ...host, LAUNCH_DESPITE_PREFLIGHT: '1' }
    const { status, stderr } = run('after-build', siteWith(unready), environment)
    expect(status).toBe(0)
    expect(stderr).toContain('content/company.yaml:4')
  })

  test('what is ready, a preview and a build on no host pass without a word', () => {
    const quiet = { status: 0, stdout: '', stderr: '' }
    expect(run('after-build', siteWith(), host)).toEqual(quiet)
    const preview = { ...host, CONTEXT: 'deploy-preview' }
    expect(run('after-build', siteWith(unready), preview)).toEqual(quiet)
    expect(run('after-build', siteWith(unready), {})).toEqual(quiet)
  })

  test('an address that cannot take a form stops every build', () => {
    const wrong = { NEXT_PUBLIC_ESTIMATE_ENDPOINT: 'forms.antsandsons.com' }
    const { status, stderr } = run('before-build', siteWith(), wrong)
    expect(status).toBe(1)
    expect(stderr).toBe(
      'NEXT_PUBLIC_ESTIMATE_ENDPOINT: "forms.antsandsons.com" cannot take what the forms send. Set the whole https address of your form service (http for localhost only, no password in it), or leave the variable out.\n',
    )
  })
})
