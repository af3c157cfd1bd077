import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { thirdPartyScript } from '@/lib/company/third-party-script-schema'
import { contentSecurityPolicy, type AllowedOrigins } from '@/scripts/hosts/security-headers'

const style = 'p{color:red}'
const rules = '{"prefetch":[]}'
const script = 'later()'
const page = `<!DOCTYPE html><html><head><style>${style}</style></head><body><script type="application/ld+json">{"a":"<style>"}</script><script src="/a.js"></script><script data-src="/b.js">${script}</script><script type="speculationrules">${rules}</script></body></html>`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policyOf = (pages: string[], allowed?: AllowedOrigins) =>
  contentSecurityPolicy(pages, allowed).split('; ')

const ownPolicy = [
  "default-src 'none'",
  `script-src 'self' ${hash(script)} ${hash(rules)}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self' https:",
  "form-action 'self' mailto: https:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

test('a page may load files of the site, its own inline scripts and any style, and send to any form service', () => {
  expect(policyOf([page])).toEqual(ownPolicy)
})

/** The scripts of forms and of the 404 page, and those of speculation rules. */
const charactersOfOtherHashes = 300

test('all scripts of docs/scripts.md together fit into a header of Cloudflare, also with a form service and a call tracker', () => {
  const recipes = readFileSync('docs/scripts.md', 'utf8').matchAll(/```yaml\n([^]*?)```/g)
  const found = [...recipes].flatMap(([, yaml = '']) => {
    const { thirdPartyScripts = [] } = parse(yaml) as { thirdPartyScripts?: unknown[] }
    return thirdPartyScripts.map((script) => thirdPartyScript.parse(script))
  })
  expect(found.length).toBeGreaterThan(2)
  const tracker = thirdPartyScript.parse({
    src: 'https://cdn.callrail.com/companies/123456789/0123456789abcdef0123/12/swap.js',
    hosts: ['https://js.callrail.com'],
    loads: ['connections', 'pictures'],
    privacySentence:
      'CallRail counts the calls that begin on this website, by a number of their own.',
  })
  const policy = contentSecurityPolicy([page], {
    thirdPartyScripts: [...found, tracker],
  })
  expect(`Content-Security-Policy: ${policy}`.length).toBeLessThan(2_000 - charactersOfOtherHashes)
})

describe('a third-party script', () => {
  const widget = thirdPartyScript.parse({
    src: 'https://cdn.booking.example/widget.js',
    hosts: ['https://*.booking.example', 'wss://chat.booking.example'],
    privacySentence: 'Booking Example shows the calendar, and learns your address on the internet.',
  })

  test('may load from and send to the listed hosts, and no others', () => {
    const [none, scripts, styles] = ownPolicy
    // The wildcard allows the host of the script.
    const https = 'https://*.booking.example'
    expect(policyOf([page], { thirdPartyScripts: [widget] })).toEqual([
      none,
      `${scripts} ${https}`,
      `${styles} ${https}`,
      `img-src 'self' data: ${https}`,
      `font-src 'self' ${https}`,
      `connect-src 'self' https: ${https} wss://chat.booking.example`,
      `frame-src ${https}`,
      `media-src ${https}`,
      `worker-src blob: ${https}`,
      "form-action 'self' mailto: https:",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
  })

  test('that says what it loads may load nothing else', () => {
    const limited = { ...widget, loads: ['frames' as const] }
    const [none, scripts, ...others] = ownPolicy
    expect(policyOf([page], { thirdPartyScripts: [limited] })).toEqual([
      none,
      `${scripts} https://*.booking.example`,
      ...others.toSpliced(4, 0, 'frame-src https://*.booking.example'),
    ])
  })

  test('must have https addresses, hosts without a path, and known attributes', () => {
    for (const change of [
      { src: 'http://cdn.booking.example/widget.js' },
      { hosts: ['https://book.booking.example/page'] },
      { hosts: ['http://book.booking.example'] },
      { start: 'go()</script><script>' },
      { loads: ['everything'] },
      { attributes: { onload: 'go()' } },
      { hosts: ["https://a.example 'unsafe-inline'"] },
    ]) {
      expect(thirdPartyScript.safeParse({ ...widget, ...change }).success).toBe(false)
    }
  })
})
