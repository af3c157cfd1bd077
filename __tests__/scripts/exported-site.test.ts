import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesForHosts, readExportedSite } from '@/scripts/exported-site.mjs'

let out: string

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'exported-site-'))
  mkdirSync(join(out, '.well-known'))
  for (const file of ['/.well-known/security.txt', '/index.html', ...filesForHosts]) {
    writeFileSync(join(out, file), '<!DOCTYPE html>')
  }
})

afterEach(() => rmSync(out, { recursive: true }))

test('the files of a site are not those that tell hosts about it', () => {
  const { files } = readExportedSite(out, { isFinished: true })
  expect(files).toEqual(['/.well-known/security.txt', '/index.html'])
})

test('only an export that is not finished gets a policy with inline scripts', () => {
  expect(readExportedSite(out, { isFinished: true }).policy).not.toContain('unsafe-inline')
  expect(readExportedSite(out, { isFinished: false }).policy).toContain('unsafe-inline')
})

test('the policy allows the styles of pages with an island and of those without', () => {
  writeFileSync(join(out, 'a.html'), '<style>p{top:0}</style>')
  writeFileSync(join(out, 'form.html'), '<style>form{top:0}</style><div data-island="Form"></div>')
  expect(readExportedSite(out, { isFinished: true }).policy.match(/style-src[^;]*/)?.[0]).toMatch(
    /^style-src 'self' 'sha256-[^ ]+' 'sha256-[^ ]+'$/,
  )
})
