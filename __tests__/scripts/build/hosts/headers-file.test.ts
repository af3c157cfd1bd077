import { rulesOf, siteFiles } from '../../../support/host-rules'
import { headersFile } from '@/scripts/build/hosts/headers-file'

const files = [...siteFiles, '/.well-known/security.txt']
const rules = headersFile(rulesOf(files))
  .trim()
  .split('\n\n')
  .map((rule) => {
    const [path = '', ...lines] = rule.split('\n')
    const pattern = path.replace(/[.?]/g, '\\$&').replace('*', '.*').replace(/:\w+/, '[^/]+')
    return { path: new RegExp(`^${pattern}$`), names: lines.map((line) => line.split(':')[0]) }
  })

test('every address gets each header once, though these hosts join what two rules say', () => {
  const { headers, pages, exceptions } = rulesOf(files)
  const inFolder = exceptions.map(({ path }) => path.replace('*', 'a.png'))
  for (const address of [...pages, ...inFolder]) {
    const names = rules.filter(({ path }) => path.test(address)).flatMap(({ names }) => names)
    expect([address, names.length]).toEqual([address, new Set(names).size])
    for (const name of Object.keys(headers)) expect([address, ...names]).toContain(`  ${name}`)
  }
})

test('more rules than Cloudflare reads stop the build', () => {
  const hashed = Array.from({ length: 100 }, (_, number) => `/_next/static/${number}.js`)
  expect(() => headersFile(rulesOf([...siteFiles, ...hashed]))).toThrow(
    'rules, of which Cloudflare reads 100',
  )
})
