import { isIndexable, readSiteMetadata } from '../../support/site-pages'
import { getArticles } from '@/lib/content/articles'
import { company } from '@/lib/content/company'
import { entryRoute } from '@/lib/seo/entry-route'
import { pageMetadata } from '@/lib/seo/metadata'

const page = { title: 'Title', description: 'Description', path: '/about' } as const

test('a page has metadata for search engines and social networks', () => {
  const words = { title: 'Title', description: 'Description' }
  const url = `${company().siteUrl}/share/home.png`
  expect(pageMetadata(page)).toEqual({
    ...words,
    alternates: { canonical: `${company().siteUrl}/about` },
    robots: { 'max-image-preview': 'large' },
    openGraph: {
      ...words,
      url: `${company().siteUrl}/about`,
      siteName: company().name,
      locale: 'en_US',
      images: [{ url, alt: 'Title', width: 1200, height: 630 }],
      type: 'website',
    },
    twitter: { ...words, card: 'summary_large_image', images: [{ url, alt: 'Title' }] },
  })
})

test('search engines may not list pages of a preview', async () => {
  const SITE_URL = 'https://branch.example.net'
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL })
  await jest.isolateModulesAsync(async () => {
    // The module reads the address when it is loaded.
    const preview = await import('@/lib/seo/metadata')
    expect(preview.pageMetadata(page)).toMatchObject({
      robots: { index: false, follow: false },
      alternates: { canonical: `${SITE_URL}/about` },
    })
  })
})

test('a route of a collection has a page with metadata for each entry, and the 404 page for any other name', async () => {
  const route = entryRoute({
    // The slug of an article begins with a slash.
    entries: () => [{ slug: 'services' }, { slug: '/about' }],
    metadata: ({ slug }) => ({ ...page, path: slug }),
  })
  const propsOf = (slug: string) => ({ params: Promise.resolve({ slug }) })
  expect(route.generateStaticParams()).toEqual([{ slug: 'services' }, { slug: 'about' }])
  expect(await route.generateMetadata(propsOf('about'))).toEqual(pageMetadata(page))
  await expect(route.readEntry(propsOf('contact'))).rejects.toThrow(/404/)
})

test('metadata of an article comes from its front matter [spec: Article detail]', async () => {
  const pages = await readSiteMetadata()
  for (const article of getArticles()) {
    const words = { title: article.title, description: article.description }
    expect(pages.find(({ path }) => path === `/blog${article.slug}`)?.metadata).toMatchObject({
      ...words,
      keywords: article.keywords,
      alternates: { canonical: `${company().siteUrl}/blog${article.slug}` },
      openGraph: {
        ...words,
        type: 'article',
        section: article.category,
        url: `${company().siteUrl}/blog${article.slug}`,
        publishedTime: article.date,
      },
      twitter: words,
    })
  }
})

test('only the confirmation and the page for unknown services are noindex, and every other page has a share image', async () => {
  const pages = await readSiteMetadata()
  const hidden = pages.filter(({ metadata: { robots } }) =>
    Object.hasOwn(robots as object, 'index'),
  )
  expect(hidden.map(({ path }) => path).sort()).toEqual(['/services/unknown', '/thank-you'])
  for (const { metadata } of hidden) expect(metadata.robots).toEqual({ index: false, follow: true })
  for (const { metadata } of pages.filter(isIndexable)) {
    expect(metadata.openGraph).toMatchObject({
      images: [{ url: `${company().siteUrl}/share/home.png` }],
    })
  }
})
