import { rulesOf, siteFiles } from '../../../support/host-rules'
import { hostRules } from '@/scripts/build/host-rules'
import { nginxConf } from '@/scripts/build/hosts/nginx-conf'

const rules = rulesOf()
const machine = { port: '8081', temporary: '/var/site', hidden: ['/_headers', '/vercel.json'] }
const conf = nginxConf(rules, machine)

test('a header that nginx would read differently stops the build', () => {
  for (const policy of ['script-src "a"', 'script-src $uri']) {
    expect(() => nginxConf(hostRules(siteFiles, { Policy: policy }), machine)).toThrow(
      `cannot write ${policy}`,
    )
  }
})

test('port and folder are those of the machine, and files for other hosts are not served', () => {
  expect(conf).toContain('    listen 8081;\n')
  expect(conf).toContain('\npid /var/site/nginx.pid;\n')
  expect(conf).not.toContain('/tmp')
  for (const file of machine.hidden) expect(conf).toContain(`location = ${file} { return 404; }`)
})
