import { ArticleBody } from './_sections/ArticleBody'
import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { Page } from '@/components/layout/Page'
import { ArticleList } from '@/components/sections/ArticleList'
import { Hero } from '@/components/sections/Hero'
import { RelatedLinks } from '@/components/sections/RelatedLinks'
import { InlineDrawing } from '@/components/ui/InlineDrawing'
import { JsonLd } from '@/components/ui/JsonLd'
import { Photo } from '@/components/ui/Photo'
import { TextLink } from '@/components/ui/TextLink'
import { getArticles, relatedArticles } from '@/lib/content/articles'
import { guideLinks } from '@/lib/content/field-guide'
import { animalPage, articlePage, articlesPage, everyPage } from '@/lib/content/pages'
import { dayOf, longDate, monthAndYear } from '@/lib/dates'
import { entryRoute, type RouteProps } from '@/lib/seo/entry-route'
import { blogPosting } from '@/lib/seo/structured-data'

const relatedArticleLimit = 3

const route = entryRoute({
  entries: getArticles,
  metadata: (article) => ({ ...article, path: `/blog${article.slug}`, article }),
})

export const dynamicParams = false
export const { generateStaticParams, generateMetadata } = route

export default async function ArticlePage(props: RouteProps) {
  const article = await route.readEntry(props)
  const parents = [{ name: everyPage().breadcrumbs.articles, href: '/articles' }]
  return (
    <Page path={`/blog${article.slug}`} firstPaintAfter="article-contents">
      <article>
        <Hero
          heading={article.title}
          picture={
            article.photo ? (
              <Photo photo={article.photo} place="hero" />
            ) : (
              <InlineDrawing look="illustration" src={article.image} alt={article.imageAlt} />
            )
          }
          above={
            <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 text-sm">
              <Breadcrumbs parents={parents} current={article.title} hidesCurrent />
              <span className="shrink-0 print:hidden">
                <TextLink href="/articles" tone="inherit" isAlone>
                  ← {articlePage().back}
                </TextLink>
              </span>
            </div>
          }
        >
          <p className="flex max-w-measure flex-wrap gap-x-4 text-xs">
            <time dateTime={article.date}>{longDate(dayOf(article.date))}</time>{' '}
            <span>
              {articlesPage().list.card.checked}{' '}
              <time dateTime={article.reviewed}>{monthAndYear(dayOf(article.reviewed))}</time>
            </span>{' '}
            <span className="text-ochre">{article.category}</span>{' '}
            <span>{articlePage().locationLine}</span>
          </p>
        </Hero>
        <ArticleBody article={article} />
        <JsonLd data={blogPosting(article)} />
      </article>
      <RelatedLinks
        id="in-the-guide"
        heading={animalPage().related}
        lines={[{ links: guideLinks(({ call }) => article.slug === `/${call.article}`) }]}
      />
      <ArticleList
        heading={articlePage().related}
        articles={relatedArticles(article, relatedArticleLimit)}
      />
    </Page>
  )
}
