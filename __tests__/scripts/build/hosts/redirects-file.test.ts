import { rulesOf, siteFiles } from '../../../support/host-rules'
import { redirectsFile } from '@/scripts/build/hosts/redirects-file'

test('more lines than Cloudflare reads stop the build', () => {
  const articles = Array.from({ length: 1_000 }, (_, number) => `/blog/article-${number}.html`)
  expect(() => redirectsFile(rulesOf([...siteFiles, ...articles]))).toThrow(
    'of which Cloudflare reads 2000',
  )
})
