import { Page } from '@/components/layout/Page'
import { CallBand } from '@/components/sections/CallBand'
import { Hero } from '@/components/sections/Hero'
import { Island } from '@/components/sections/Island'
import { queryParameters } from '@/lib/articles/article-query'
import { getArticles, summarize } from '@/lib/articles/articles'
import { inlineAddress } from '@/lib/images/drawings'
import { articlesPage } from '@/lib/pages/page-copy'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({ ...articlesPage.meta, path: '/articles' })

/**
 * Runs while the HTML is read, before the list below it is painted: an address that asks for some articles must not show
 * all of them first. The island reveals the list; the style sheet does after a while if it cannot.
 */
const hideUntilFiltered = `if(/[?&](${queryParameters.join('|')})=/.test(location.search))document.documentElement.dataset.query=''`

export default function ArticlesPage() {
  const { heading, introduction } = articlesPage.hero
  return (
    <Page path="/articles">
      <Hero heading={heading} introduction={introduction} />
      <div className="page-width py-12 md:py-18">
        <script data-before-paint="" dangerouslySetInnerHTML={{ __html: hideUntilFiltered }} />
        <Island
          name="ArticleBrowser"
          props={{ articles: listedArticles(), words: articlesPage.list }}
        />
      </div>
      <CallBand />
    </Page>
  )
}

/** All of them, newest first. The picture of the first is the largest thing that a phone shows at once. */
function listedArticles() {
  const [first, ...others] = getArticles().map(summarize)
  return first ? [{ ...first, image: inlineAddress(first.image) }, ...others] : []
}
