import type { Metadata } from 'next'
import { isSample } from '../support/contract'
import { isIndexable, readSiteMetadata, type PageFacts } from '../support/site-pages'
import { getArticles } from '@/lib/articles/articles'
import { company } from '@/lib/company/company'
import { getShareImages } from '@/lib/seo/share-images'

let pages: PageFacts[]
let indexable: PageFacts[]

beforeAll(async () => {
  pages = await readSiteMetadata()
  indexable = pages.filter(isIndexable)
})

test('every title has at most 60 characters', () => {
  expect(pages.filter(({ metadata }) => titleOf(metadata).length > 60).map(pathOf)).toEqual([])
})

test('every description has 120 to 160 characters, and fewer only where a claim has gone from it', () => {
  const fewest = isSample ? 120 : 70
  const misfits = pages.filter(({ metadata }) => {
    const length = metadata.description?.length ?? 0
    return length < fewest || length > 160
  })
  expect(misfits.map(pathOf)).toEqual([])
})

test('no two pages share a title or a description', () => {
  expect(duplicates(indexable.map(({ metadata }) => titleOf(metadata)))).toEqual([])
  expect(duplicates(indexable.map(({ metadata }) => metadata.description ?? ''))).toEqual([])
})

test('only the confirmation and the empty services page are kept from search engines', () => {
  const hidden = pages.filter(
    ({ metadata }) => typeof metadata.robots === 'object' && metadata.robots?.index === false,
  )
  expect(hidden.map(pathOf).sort()).toEqual(['/services/unknown', '/thank-you'])
})

test('every page that search engines may list has a share image of its own, with its size and its words', () => {
  const built = new Set(getShareImages().map(({ name }) => `${company.siteUrl}/share/${name}.png`))
  const images = indexable.map(({ metadata }) => {
    const [image] = [metadata.openGraph?.images].flat()
    expect(image).toMatchObject({ width: 1200, height: 630, alt: expect.stringContaining('“') })
    return (image as { url: string }).url
  })
  expect(duplicates(images)).toEqual([])
  expect(images.filter((url) => !built.has(url))).toEqual([])
})

test('what search engines and those who share read is set from the article [spec: Article detail]', () => {
  for (const article of getArticles()) {
    const path = `/blog${article.slug}`
    const words = { title: article.title, description: article.description }
    expect(pages.find((page) => page.path === path)?.metadata).toMatchObject({
      ...words,
      keywords: article.keywords,
      alternates: { canonical: `${company.siteUrl}${path}` },
      openGraph: {
        ...words,
        type: 'article',
        url: `${company.siteUrl}${path}`,
        publishedTime: expect.stringMatching(
          `^${article.date}T00:00:00[+-]\\d\\d:\\d\\d$`,
        ) as string,
      },
      twitter: { ...words, card: 'summary_large_image' },
    })
  }
})

test('every page names the feed', () => {
  const without = pages.filter(
    ({ metadata }) => !metadata.alternates?.types?.['application/atom+xml'],
  )
  expect(without).toEqual([])
})

const pathOf = ({ path }: PageFacts) => path
const titleOf = (metadata: Metadata) => String(metadata.title)

function duplicates(values: readonly string[]) {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
