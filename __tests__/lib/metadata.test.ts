/** @jest-environment node */
import { company } from '@/content/company'
import { pageMetadata } from '@/lib/metadata'

const page = { title: 'Mud Tubes', description: 'What they are.', path: '/blog/mud-tubes' }

test('the title is the whole title: nothing is added to it', () => {
  expect(pageMetadata(page).title).toBe('Mud Tubes')
})

test('the canonical link and the shared address are the page’s own path', () => {
  const metadata = pageMetadata(page)
  expect(metadata.alternates).toEqual({ canonical: '/blog/mud-tubes' })
  expect(metadata.openGraph?.url).toBe('/blog/mud-tubes')
})

test('social networks read title, description, name and language of the site', () => {
  const metadata = pageMetadata(page)
  expect(metadata.description).toBe('What they are.')
  expect(metadata.openGraph).toMatchObject({
    title: 'Mud Tubes',
    description: 'What they are.',
    siteName: company.name,
    locale: 'en_US',
    type: 'website',
  })
  expect(metadata.twitter).toMatchObject({
    card: 'summary',
    title: 'Mud Tubes',
    description: 'What they are.',
  })
})

test('a page with a date of publication is an article', () => {
  expect(pageMetadata({ ...page, published: '2024-01-15' }).openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2024-01-15',
  })
})

test('a picture is shared large', () => {
  const metadata = pageMetadata({ ...page, image: '/images/share.png' })
  expect(metadata.openGraph?.images).toEqual(['/images/share.png'])
  expect(metadata.twitter).toMatchObject({
    card: 'summary_large_image',
    images: ['/images/share.png'],
  })
})

test('keywords are there when the page has some', () => {
  expect(pageMetadata({ ...page, keywords: ['mud', 'tubes'] }).keywords).toEqual(['mud', 'tubes'])
  expect(pageMetadata(page).keywords).toBeUndefined()
})

test('search engines may list a page unless it says otherwise', () => {
  expect(pageMetadata(page).robots).toBeUndefined()
  expect(pageMetadata({ ...page, noindex: true }).robots).toEqual({ index: false, follow: true })
})

describe('the address of the site', () => {
  afterEach(() => jest.restoreAllMocks())

  async function siteUrlWith(address: string | undefined) {
    jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: address })
    jest.resetModules()
    return (await import('@/lib/metadata')).siteUrl
  }

  test('is the company’s', async () => {
    expect(await siteUrlWith(undefined)).toBe(company.siteUrl)
  })

  test('is the preview’s where the environment says so, without a slash at its end', async () => {
    expect(await siteUrlWith('https://preview.example.com')).toBe('https://preview.example.com')
    expect(await siteUrlWith('https://preview.example.com//')).toBe('https://preview.example.com')
  })
})
