import { rulesOf } from '../../support/host-rules'
import { hostRules } from '@/scripts/host-rules'
import { nginxConf } from '@/scripts/hosts/nginx-conf'

const rules = rulesOf()
const conf = nginxConf(rules)

test('every header goes with every answer, errors included', () => {
  for (const name of Object.keys(rules.headers)) {
    expect(conf).toMatch(new RegExp(`^    add_header ${name} .+ always;$`, 'm'))
  }
})

test('no location has a header of its own, which would drop all others', () => {
  const firstLocation = conf.indexOf('    location / {')
  expect(firstLocation).toBeGreaterThan(-1)
  expect(conf.slice(firstLocation)).not.toContain('add_header')
})

test('a hashed file is kept for ever by its whole name', () => {
  expect(conf).toContain('    /_next/static/site.0123.js "public, max-age=31536000, immutable";\n')
  expect(conf).toContain('    ~^/share/ "cross-origin";\n')
})

test('a header that nginx would read differently stops the build', () => {
  const files = ['/blog/ants.html', '/services/bed-bugs.html']
  for (const policy of ['script-src "a"', 'script-src $uri']) {
    expect(() => nginxConf(hostRules({ files, policy }))).toThrow(`cannot write ${policy}`)
  }
})
