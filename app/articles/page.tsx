import { ArticleBrowser } from '@/components/islands/ArticleBrowser'
import { Page } from '@/components/layout/Page'
import { CallBand } from '@/components/sections/CallBand'
import { Hero } from '@/components/sections/Hero'
import { QueryGuard } from '@/components/sections/QueryGuard'
import { Island } from '@/components/ui/Island'
import { articlesPage } from '@/content/articles-page'
import { getArticles, summarize } from '@/lib/content/articles'
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
          component={ArticleBrowser}
          props={{ articles: getArticles().map(summarize) }}
        />
      </div>
      <CallBand />
    </Page>
  )
}
