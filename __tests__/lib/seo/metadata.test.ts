import { company } from '@/lib/company/company'
import type { pageMetadata } from '@/lib/seo/metadata'

const page = { title: 'Title', description: 'Description', path: '/about' } as const

/** The address is read once, when the module is. */
function setSiteUrl(url: string) {
  process.env.SITE_URL = url
  jest.resetModules()
}

afterEach(() => {
  if (!process.env.SITE_URL) return
  delete process.env.SITE_URL
  jest.resetModules()
})

test('a page is open to search engines with large pictures', async () => {
  expect((await metadataFor()).robots).toEqual({ 'max-image-preview': 'large' })
})

test('every page of a preview is kept from search engines', async () => {
  setSiteUrl('https://branch.example.net')
  const metadata = await metadataFor()
  expect(metadata.robots).toEqual({ index: false, follow: false })
  expect(metadata.alternates?.canonical).toBe('https://branch.example.net/about')
})

test('networks read the address of the page, and the name and the language of the site', async () => {
  expect((await metadataFor()).openGraph).toMatchObject({
    url: `${company.siteUrl}/about`,
    siteName: company.name,
    locale: 'en_US',
    type: 'website',
  })
})

test('a page that asks for it is kept from search engines, which follow its links', async () => {
  expect((await metadataFor({ noindex: true })).robots).toEqual({ index: false, follow: true })
})

async function metadataFor(change: Partial<Parameters<typeof pageMetadata>[0]> = {}) {
  const { pageMetadata } = await import('@/lib/seo/metadata')
  return pageMetadata({ ...page, ...change })
}
