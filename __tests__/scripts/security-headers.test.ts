import { createHash } from 'node:crypto'
import {
  checkedHeaders,
  policyOfFinishedSite,
  policyOfPlainExport,
  securityHeaders,
} from '@/scripts/security-headers.mjs'

const style = 'p{color:red}'
const rules = '{"prefetch":[]}'
const script = 'later()'
const page = `<!DOCTYPE html><html><head><style>${style}</style></head><body><script type="application/ld+json">{}</script><script src="/a.js"></script><script>${script}</script><script type="speculationrules">${rules}</script></body></html>`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a finished page may run its own files and the inline pieces that all pages share', () => {
  const policy = policyOfFinishedSite([page]).split('; ')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`script-src 'self' ${hash(script)} ${hash(rules)}`)
  expect(policy).toContain(`style-src 'self' ${hash(style)}`)
  expect(policy).toContain("form-action 'self' mailto:")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy.join()).not.toContain('unsafe')
})

test('pieces that only some pages hold are allowed too, each said once', () => {
  const other = page.replace(style, 'form{margin:0}')
  const policy = policyOfFinishedSite([page, other, page]).split('; ')
  expect(policy).toContain(`script-src 'self' ${hash(script)} ${hash(rules)}`)
  expect(policy).toContain(`style-src 'self' ${hash(style)} ${hash('form{margin:0}')}`)
})

test('only an export that is not finished may run any inline script', () => {
  expect(policyOfPlainExport()).toContain("script-src 'self' 'unsafe-inline'")
})

test('no header line is too long for a host', () => {
  const headers = securityHeaders(policyOfFinishedSite([page]))
  expect(checkedHeaders(headers)).toBe(headers)
  expect(() => checkedHeaders({ Long: 'x'.repeat(2_000) })).toThrow('Long: 2006 characters')
})

test('an endpoint for estimates elsewhere may be sent to, and nothing else of that site is let in', () => {
  const options = { estimateEndpoint: 'https://api.example.com/estimates?key=1' }
  const policy = policyOfFinishedSite([page], options).split('; ')
  expect(policy).toContain("connect-src 'self' https://api.example.com")
  expect(policy).toContain("form-action 'self' mailto: https://api.example.com")
  expect(policy.filter((directive) => directive.includes('example.com'))).toHaveLength(2)
})

test('an endpoint of the site itself needs no mention', () => {
  const policy = policyOfFinishedSite([page])
  expect(policyOfFinishedSite([page], { estimateEndpoint: '/api/estimates' })).toBe(policy)
  expect(policyOfFinishedSite([page], { estimateEndpoint: '' })).toBe(policy)
})

test('an endpoint that does not keep the visitor’s data secret stops the build', () => {
  const estimateEndpoint = 'http://api.example.com/estimates'
  expect(() => policyOfFinishedSite([page], { estimateEndpoint })).toThrow('not an https address')
  const onThisMachine = { estimateEndpoint: 'http://localhost:4000/estimates' }
  expect(policyOfFinishedSite([page], onThisMachine)).toContain('http://localhost:4000')
})
