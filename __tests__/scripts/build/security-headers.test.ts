import { createHash } from 'node:crypto'
import { thirdPartyScript } from '@/lib/company/third-party-script'
import { contentSecurityPolicy, securityHeaders } from '@/scripts/build/security-headers'

const style = 'p{color:red}'
const rules = '{"prefetch":[]}'
const script = 'later()'
const page = `<!DOCTYPE html><html><head><style>${style}</style></head><body><script type="application/ld+json">{"a":"<style>"}</script><script src="/a.js"></script><script data-src="/b.js">${script}</script><script type="speculationrules">${rules}</script></body></html>`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directives = (pages: string[], formEndpoint?: string) =>
  contentSecurityPolicy(pages, { formEndpoint }).split('; ')

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

test('an address elsewhere that takes the forms may be sent to, and nothing else of that site is let in', () => {
  const policy = directives([page], 'https://api.example.com/estimates?key=1')
  expect(policy).toContain("connect-src 'self' https://api.example.com")
  expect(policy).toContain("form-action 'self' mailto: https://api.example.com")
  expect(policy.filter((directive) => directive.includes('example.com'))).toHaveLength(2)
})

test('without an endpoint nothing is sent elsewhere', () => {
  expect(directives([page], '')).toEqual(directives([page]))
  expect(directives([page], '/api/forms')).toEqual(directives([page]))
  expect(directives([page])).toContain("connect-src 'self'")
})

test('an address elsewhere that takes the counts may be sent to, and said once', () => {
  const countingEndpoint = 'https://api.example.com/counts'
  const policy = contentSecurityPolicy([page], { countingEndpoint }).split('; ')
  expect(policy).toContain("connect-src 'self' https://api.example.com")
  expect(policy.filter((directive) => directive.includes('example.com'))).toHaveLength(1)
  const formEndpoint = 'https://api.example.com/forms'
  expect(contentSecurityPolicy([page], { formEndpoint, countingEndpoint }).split('; ')).toContain(
    "connect-src 'self' https://api.example.com",
  )
})

describe('a third-party script', () => {
  const widget = thirdPartyScript.parse({
    src: 'https://cdn.booking.example/widget.js',
    hosts: {
      connect: ['https://api.booking.example', 'wss://chat.booking.example'],
      frame: ['https://book.booking.example'],
      image: ['https://*.booking.example'],
      style: ['https://css.booking.example'],
      font: ['https://fonts.booking.example'],
      media: ['https://sounds.booking.example'],
      worker: ['blob:'],
      form: ['https://forms.booking.example'],
    },
    privacySentence: 'Booking Example shows the calendar, and learns your address on the internet.',
  })
  const policy = contentSecurityPolicy([page], { thirdPartyScript: widget }).split('; ')

  test('may load, send and show what its owner has named, and nothing else', () => {
    expect(policy).toContainEqual(
      expect.stringMatching(/^script-src 'self' .* https:\/\/cdn\.booking\.example$/),
    )
    expect(policy).toContain(
      "connect-src 'self' https://api.booking.example wss://chat.booking.example",
    )
    expect(policy).toContainEqual(
      expect.stringMatching(/^style-src 'self' 'sha256-.*' https:\/\/css\.booking\.example$/),
    )
    expect(policy).toContain("font-src 'self' https://fonts.booking.example")
    expect(policy).toContain('media-src https://sounds.booking.example')
    expect(policy).toContain('worker-src blob:')
    expect(policy).toContain("form-action 'self' mailto: https://forms.booking.example")
    expect(policy).toContain('frame-src https://book.booking.example')
    expect(policy).toContain("img-src 'self' data: https://*.booking.example")
    expect(policy.join()).not.toContain('unsafe')
    expect(policy.filter((directive) => directive.includes('booking'))).toHaveLength(8)
  })

  test('is not kept out by what the site asks of its own files', () => {
    const headers = securityHeaders('', { hasThirdPartyScript: true })
    expect(headers).not.toHaveProperty('Cross-Origin-Embedder-Policy')
    expect(securityHeaders('')).toHaveProperty('Cross-Origin-Embedder-Policy', 'require-corp')
  })

  test('cannot be let in without encryption, or with a path among its hosts', () => {
    const change = (changed: object) =>
      thirdPartyScript.safeParse({ ...widget, ...changed }).success
    expect(change({ src: 'http://cdn.booking.example/widget.js' })).toBe(false)
    expect(change({ hosts: { frame: ['https://book.booking.example/page'] } })).toBe(false)
    expect(change({ hosts: { script: ['blob:'] } })).toBe(false)
    expect(change({ start: 'go()</script><script>' })).toBe(false)
    expect(change({ attributes: { onload: 'go()' } })).toBe(false)
    expect(change({ hosts: { script: ["https://a.example 'unsafe-inline'"] } })).toBe(false)
  })
})

test('https is promised for this name alone, until the owner promises it for those below', () => {
  const name = 'Strict-Transport-Security'
  expect(securityHeaders('')[name]).toBe('max-age=63072000')
  const hsts = { includeSubDomains: true, preload: true }
  expect(securityHeaders('', { hsts })[name]).toBe('max-age=63072000; includeSubDomains; preload')
})
