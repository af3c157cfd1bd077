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
const files = ['/images/a/b.svg', '/share/a.png', '/photos/1/a.webp', '/_next/static/a/b.js']

test.each([...samples, ...files])('no two rules set the same header for %s', (path) => {
  const names = rules
    .filter((rule) =>
      new RegExp(`^${rule.path.replace('*', '.*').replace(/:\w+/, '[^/]+')}$`).test(path),
    )
    .flatMap(({ headers }) => headers.map(([name]) => name))
  expect(names).toContain('Cross-Origin-Resource-Policy')
  expect(names).toEqual([...new Set(names)])
})

test('the policy runs no inline script', () => {
  expect(nginx).toMatch(/script-src 'self' 'inline-speculation-rules';/)
})

test('every address that is redirected is so on nginx and Apache, too', () => {
  const lines = read('public/_redirects')
    .split('\n')
    .filter((line) => line.startsWith('/'))
  expect(lines).not.toEqual([])
  for (const [from = '', to = ''] of lines.map((line) => line.split(' '))) {
    if (from.startsWith('/index')) continue
    expect(nginx).toMatch(new RegExp(`location = ${from} {\\s+return 30\\d ${to}[$;]`))
    expect(apache).toContain(`RewriteRule ^${from.slice(1)}/?$ %{ENV:ORIGIN}${to} `)
  }
})
