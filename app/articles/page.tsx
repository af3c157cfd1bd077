import { Page } from '@/components/layout/Page'
import { CallBand } from '@/components/sections/CallBand'
import { Hero } from '@/components/sections/Hero'
import { Island } from '@/components/sections/Island'
import { QueryGuard } from '@/components/sections/QueryGuard'
import { getArticles, summarize } from '@/lib/content/articles'
import { company } from '@/lib/content/company'
import { articlesPage } from '@/lib/content/texts'
import { inlineDrawing } from '@/lib/drawing/inline'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({ ...articlesPage.meta, path: '/articles', share: 'articles' })

export default function ArticlesPage() {
  const { heading, introduction } = articlesPage.hero
  return (
    <Page path="/articles">
      <Hero heading={heading} introduction={<p>{introduction}</p>} />
      <div className="page-width py-12 md:py-18">
        <QueryGuard />
        <Island
          name="ArticleBrowser"
          props={{ articles: listedArticles(), city: company.region.city }}
        />
      </div>
      <CallBand />
    </Page>
  )
}

/** All of them, newest first. The picture of the first is the largest thing that a phone shows at once. */
function listedArticles() {
  const [first, ...others] = getArticles().map(summarize)
  return first ? [{ ...first, image: inlineDrawing(first.image) }, ...others] : []
}
