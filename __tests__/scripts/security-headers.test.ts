import { createHash } from 'node:crypto'
import { checkHeaderLengths, contentSecurityPolicy } from '@/scripts/security-headers'

const style = 'p{color:red}'
const rules = '{"prefetch":[]}'
const script = 'later()'
const page = `<!DOCTYPE html><html><head><style>${style}</style></head><body><script type="application/ld+json">{"a":"<style>"}</script><script src="/a.js"></script><script data-src="/b.js">${script}</script><script type="speculationrules">${rules}</script></body></html>`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directives = (pages: string[], endpoint?: string) =>
  contentSecurityPolicy(pages, endpoint).split('; ')

test('a page may run its own files and the inline pieces of the site', () => {
  const policy = directives([page])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`script-src 'self' ${hash(script)} ${hash(rules)}`)
  expect(policy).toContain(`style-src 'self' ${hash(style)}`)
  expect(policy).toContain("form-action 'self' mailto:")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy.join()).not.toContain('unsafe')
})

test('pieces that only some pages hold are allowed too, each said once', () => {
  const policy = directives([page, page.replace(style, 'form{margin:0}'), page])
  expect(policy).toContain(`script-src 'self' ${hash(script)} ${hash(rules)}`)
  expect(policy).toContain(`style-src 'self' ${hash(style)} ${hash('form{margin:0}')}`)
})

test('no header line is too long for a host', () => {
  expect(() => checkHeaderLengths({ Long: 'x'.repeat(2_000) })).toThrow('Long: 2006 characters')
  expect(() => checkHeaderLengths({ Long: 'x'.repeat(1_994) })).not.toThrow()
})

test('an endpoint for estimates elsewhere may be sent to, and nothing else of that site is let in', () => {
  const policy = directives([page], 'https://api.example.com/estimates?key=1')
  expect(policy).toContain("connect-src 'self' https://api.example.com")
  expect(policy).toContain("form-action 'self' mailto: https://api.example.com")
  expect(policy.filter((directive) => directive.includes('example.com'))).toHaveLength(2)
})

test('without an endpoint nothing is sent elsewhere', () => {
  expect(directives([page], '')).toEqual(directives([page]))
  expect(directives([page])).toContain("connect-src 'self'")
})

test('an endpoint that does not keep the visitor’s data secret has no policy', () => {
  expect(() => directives([page], 'http://api.example.com/')).toThrow(
    'cannot take estimate requests',
  )
  expect(directives([page], 'http://localhost:4000/')).toContain(
    "connect-src 'self' http://localhost:4000",
  )
})
