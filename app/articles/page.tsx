import { Page } from '@/components/layout/Page'
import { CallBand } from '@/components/sections/CallBand'
import { Hero } from '@/components/sections/Hero'
import { Island } from '@/components/sections/Island'
import { getArticles, summarize } from '@/lib/articles/articles'
import { inlineAddress } from '@/lib/images/drawings'
import { pageMetadata } from '@/lib/seo/metadata'
import { articlesPage } from '@/lib/site/page-copy'

export const generateMetadata = () => pageMetadata({ ...articlesPage().meta, path: '/articles' })

export default function ArticlesPage() {
  const { heading, introduction } = articlesPage().hero
  return (
    <Page path="/articles">
      <Hero heading={heading} introduction={introduction} />
      <div className="page-width py-12 md:py-18">
        <Island
          name="ArticleBrowser"
          props={{ articles: listedArticles(), words: articlesPage().list }}
        />
      </div>
      <CallBand />
    </Page>
  )
}

/** All articles, newest first. The first picture is inlined, because it is the largest paint of a phone's first screen. */
function listedArticles() {
  const [first, ...others] = getArticles().map(summarize)
  return first ? [{ ...first, image: inlineAddress(first.image) }, ...others] : []
}
