import { Page } from '@/components/layout/Page'
import { CallBand } from '@/components/sections/CallBand'
import { Hero } from '@/components/sections/Hero'
import { Island } from '@/components/sections/Island'
import { getArticles, summarize } from '@/lib/content/articles'
import { articlesPage } from '@/lib/content/pages'
import type { ArticleSummary } from '@/lib/content/schemas/articles'
import { readDrawingParts } from '@/lib/images/drawings'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata({ ...articlesPage().meta, path: '/articles' })

export default function ArticlesPage() {
  const { hero, list } = articlesPage()
  return (
    <Page path="/articles">
      <Hero {...hero} />
      <div className="page-width py-5 md:py-18">
        <Island name="ArticleBrowser" props={{ articles: listedArticles(), words: list }} />
      </div>
      <CallBand />
    </Page>
  )
}

/** All articles, newest first. The first drawing is in the page: even as a data URI an image is painted a frame later. */
function listedArticles(): ArticleSummary[] {
  const [first, ...others] = getArticles().map(summarize)
  if (!first) return []
  const drawing = first.image.endsWith('.svg') ? readDrawingParts(first.image) : undefined
  return [{ ...first, drawing }, ...others]
}
