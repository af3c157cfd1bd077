import { rulesOf, siteFiles } from '../../../support/host-rules'
import { checkNoHeaderTwice, headersFile } from '@/scripts/build/hosts/headers-file'

test('a header that two rules give to one path stops the build', () => {
  const headers = { 'Cache-Control': 'no-store' }
  const rules = (path: string) => [
    { path, headers },
    { path: '/blog/ants', headers },
  ]
  for (const path of ['/*', '/blog/*', '/blog/:page']) {
    expect(() => checkNoHeaderTwice(rules(path), ['/blog/ants'])).toThrow(
      '/blog/ants gets Cache-Control from two rules',
    )
  }
  expect(() => checkNoHeaderTwice(rules('/:page'), ['/blog/ants'])).not.toThrow()
})

test('more rules than Cloudflare reads stop the build', () => {
  const hashed = Array.from({ length: 100 }, (_, number) => `/_next/static/${number}.js`)
  expect(() => headersFile(rulesOf([...siteFiles, ...hashed]))).toThrow(
    'rules, of which Cloudflare reads 100',
  )
})
