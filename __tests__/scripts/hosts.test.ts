import { readFileSync } from 'node:fs'

const read = (file: string) => readFileSync(file, 'utf8')
const [nginx, apache] = [read('nginx.conf'), read('public/.htaccess')]

/** The rules of public/_headers: each path, with its headers. */
const rules = read('public/_headers')
  .split(/^(?=\/)/m)
  .filter((rule) => rule.startsWith('/'))
  .map((rule) => {
    const [path = '', ...lines] = rule.split('\n').filter((line) => /^[/ ]/.test(line))
    return { path, headers: lines.map((line) => line.trim().split(/: (.*)/)) }
  })

test.each(rules.flatMap(({ headers }) => headers))(
  'nginx and Apache send the %s of public/_headers, too',
  (name = '', value = '') => {
    expect(nginx).toContain(`add_header ${name} `)
    expect(nginx).toContain(value)
    expect(apache).toContain(`Header always set ${name} "${value}"`)
  },
)

const samples = ['/', '/about', '/blog/a', '/field-guide/a', '/locations/a', '/services/a']
const files = ['/images/a/b.svg', '/share/a.png', '/photos/a-480.webp', '/_next/static/a/b.js']

test.each([...samples, ...files])('no two rules set the same header for %s', (path) => {
  const names = rules
    .filter((rule) =>
      new RegExp(`^${rule.path.replace('*', '.*').replace(/:\w+/, '[^/]+')}$`).test(path),
    )
    .flatMap(({ headers }) => headers.map(([name]) => name))
  expect(names).toContain('Cross-Origin-Resource-Policy')
  expect(names).toEqual([...new Set(names)])
})

test('every page has these headers, whole', () => {
  const { headers } = rules.find(({ path }) => path === '/*')!
  expect(Object.fromEntries(headers)).toEqual({
    'Content-Security-Policy': expect.stringMatching(
      /^default-src 'none'; script-src 'self' 'inline-speculation-rules'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; .*base-uri 'none'; frame-ancestors 'none'$/,
    ),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
})

test('an unknown address has the 404 page on nginx and Apache', () => {
  expect(nginx).toContain('\n  error_page 404 /404.html;\n')
  expect(apache).toContain('\nErrorDocument 404 /404.html\n')
})

test('every address that is redirected is so on nginx and Apache, too, with its query', () => {
  const lines = read('public/_redirects')
    .split('\n')
    .filter((line) => line.startsWith('/'))
  expect(lines).not.toEqual([])
  for (const [from = '', to = ''] of lines.map((line) => line.split(' '))) {
    if (from.startsWith('/index')) continue
    const [, target] = new RegExp(`location = ${from} {\\s+return 30\\d (.*);`).exec(nginx) ?? []
    // What follows a # would take the query in.
    expect(target).toBe(to.includes('#') ? to : `${to}$is_args$args`)
    expect(apache).toContain(`RewriteRule ^${from.slice(1)}/?$ %{ENV:ORIGIN}${to} `)
  }
})
