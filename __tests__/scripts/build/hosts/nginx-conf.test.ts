import { rulesOf } from '../../../support/host-rules'
import { hostRules } from '@/scripts/build/host-rules'
import { nginxConf } from '@/scripts/build/hosts/nginx-conf'

const rules = rulesOf()
const machine = { port: '8081', temporary: '/var/site', hidden: ['/_headers', '/vercel.json'] }
const conf = nginxConf(rules, machine)

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
    expect(() => nginxConf(hostRules({ files, policy }), machine)).toThrow(`cannot write ${policy}`)
  }
})

test('port and folder are those of the machine, and files for other hosts are not served', () => {
  expect(conf).toContain('    listen 8081;\n')
  expect(conf).toContain('\npid /var/site/nginx.pid;\n')
  expect(conf).not.toContain('/tmp')
  for (const file of machine.hidden) expect(conf).toContain(`location = ${file} { return 404; }`)
})
