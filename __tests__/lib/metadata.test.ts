const page = { title: 'Title', description: 'Description', path: '/about', share: 'about' } as const

afterEach(() => {
  jest.resetModules()
  delete process.env.SITE_URL
})

test('a page is open to search engines with large pictures', async () => {
  expect((await metadataFor()).robots).toEqual({ 'max-image-preview': 'large' })
})

test('every page of a preview is kept from search engines', async () => {
  process.env.SITE_URL = 'https://branch.example.net'
  const metadata = await metadataFor()
  expect(metadata.robots).toEqual({ index: false, follow: false })
  expect(metadata.alternates?.canonical).toBe('https://branch.example.net/about')
})

test('a share image that does not exist stops the build', async () => {
  const { pageMetadata } = await import('@/lib/metadata')
  expect(() => pageMetadata({ ...page, share: 'articles-missing' })).toThrow('articles-missing')
})

async function metadataFor() {
  const { pageMetadata } = await import('@/lib/metadata')
  return pageMetadata(page)
}
