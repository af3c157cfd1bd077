import { Page } from '@/components/layout/Page'
import { CallBand } from '@/components/sections/CallBand'
import { Hero } from '@/components/sections/Hero'
import { Island } from '@/components/sections/Island'
import { getArticles, summarize } from '@/lib/content/articles'
import { articlesPage } from '@/lib/content/pages'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata({ ...articlesPage().meta, path: '/articles' })

export default function ArticlesPage() {
  const { hero, list } = articlesPage()
  return (
    <Page path="/articles">
      <Hero {...hero} />
      <div className="page-width py-5 md:py-18">
        <Island
          name="ArticleBrowser"
          props={{ articles: getArticles().map(summarize), words: list }}
        />
      </div>
      <CallBand />
    </Page>
  )
}
