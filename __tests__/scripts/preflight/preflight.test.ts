import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildReport, listReport } from '@/scripts/preflight/report.mjs'

const script = resolve('scripts/preflight.mjs')

let site: string

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'preflight-'))
  mkdirSync(join(site, 'content/articles'), { recursive: true })
  mkdirSync(join(site, 'app/estimate'), { recursive: true })
  write('content/articles/ants.md', '# Ants\n')
  write('app/estimate/page.tsx', 'process.env.NEXT_PUBLIC_ESTIMATE_ENDPOINT')
  writeCompany('office@antsandsons.com')
})

afterEach(() => rmSync(site, { recursive: true }))

function write(file: string, text: string) {
  writeFileSync(join(site, file), text)
}

function writeCompany(email: string) {
  const checked = new Date().toISOString().slice(0, 10)
  write(
    'content/company.ts',
    `export const company = {
  siteUrl: 'https://www.antsandsons.com',
  email: '${email}',
  securityContactChecked: '${checked}',
}`,
  )
}

const endpoint = { NEXT_PUBLIC_ESTIMATE_ENDPOINT: 'https://forms.antsandsons.com/' }

/** The command itself, which starts slowly: for what only it can show. */
function run(options: readonly string[], environment: Record<string, string> = endpoint) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options], {
    cwd: site,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
  })
  return { status, stdout, stderr }
}

const list = (options = { isForPrograms: false }) =>
  listReport(site, { NODE_ENV: 'production', ...endpoint }, options)

test('a site with nothing to mend is ready, and the check succeeds', () => {
  expect(list()).toEqual({ isReady: true, output: 'Ready to launch: nothing to mend.' })
  expect(run(['--json'])).toEqual({ status: 0, stdout: '[]\n', stderr: '' })
})

test('each thing to mend is a line with its place, and the check fails', () => {
  writeCompany('hello@example.com')
  const { isReady, output } = list()
  expect(isReady).toBe(false)
  expect(output?.split('\n')).toEqual([
    'content/company.ts:3  example.com is a name reserved for examples. Put the address of the business.',
    'Not ready to launch: 1 thing to mend.',
  ])
})

test('programs get the same as JSON, and the check fails', () => {
  writeCompany('hello@example.com')
  const { isReady, output } = list({ isForPrograms: true })
  expect(isReady).toBe(false)
  expect(JSON.parse(output ?? '')).toEqual([
    {
      file: 'content/company.ts',
      line: 3,
      problem: 'example.com is a name reserved for examples.',
      mend: 'Put the address of the business.',
    },
  ])
})

test('an endpoint in a file that Next reads counts as set', () => {
  expect(listReport(site, { NODE_ENV: 'production' }, { isForPrograms: false }).isReady).toBe(false)
  write('.env.production', 'NEXT_PUBLIC_ESTIMATE_ENDPOINT=https://forms.antsandsons.com/\n')
  expect(run([], {}).status).toBe(0)
})

describe('before a build', () => {
  const host = { NETLIFY: 'true', CONTEXT: 'production' }
  const build = (environment: Record<string, string>) =>
    buildReport(site, { NODE_ENV: 'production', ...endpoint, ...environment })

  test('a host is kept from publishing what is not ready', () => {
    writeCompany('hello@example.com')
    const { status, stdout, stderr } = run(['--before-build'], { ...endpoint, ...host })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain('content/company.ts:3')
    expect(stderr).toContain('Netlify does not publish this.')
  })

  test('the owner can publish it all the same, and is told what stands', () => {
    writeCompany('hello@example.com')
    const { isReady, error } = build({ ...host, LAUNCH_DESPITE_PREFLIGHT: '1' })
    expect(isReady).toBe(true)
    expect(error).toContain('content/company.ts:3')
  })

  test('a host publishes what is ready without a word', () => {
    expect(build(host)).toEqual({ isReady: true })
  })

  test('nobody else is held up', () => {
    writeCompany('hello@example.com')
    expect(build({})).toEqual({ isReady: true })
    expect(build({ ...host, CONTEXT: 'deploy-preview' }).isReady).toBe(true)
  })
})
