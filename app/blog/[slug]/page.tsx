import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { Page } from '@/components/layout/Page'
import { ArticleBody } from '@/components/sections/ArticleBody'
import { ArticleHero } from '@/components/sections/ArticleHero'
import { ArticleList } from '@/components/sections/ArticleList'
import { JsonLd } from '@/components/ui/JsonLd'
import { articlePage } from '@/content/articles-page'
import { getArticle, getArticles, relatedArticles } from '@/lib/content/articles'
import { pageMetadata } from '@/lib/seo/metadata'
import { articleImageName } from '@/lib/seo/share-images'
import { blogPosting } from '@/lib/seo/structured-data'

const relatedArticleLimit = 3

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return getArticles().map(({ article }) => ({ slug: article.slug.slice(1) }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { article, meta } = await readArticle(params)
  return pageMetadata({
    title: article.title,
    description: meta.description,
    keywords: meta.keywords,
    path: `/blog${article.slug}`,
    share: articleImageName(article),
    article,
  })
}

export default async function ArticlePage({ params }: Props) {
  const { article, meta } = await readArticle(params)
  const related = relatedArticles(article, relatedArticleLimit)
  const trail = [
    { name: 'Home', href: '/' },
    { name: 'Articles', href: '/articles' },
  ]
  return (
    <Page path={`/blog${article.slug}`}>
      <article>
        <ArticleHero
          article={article}
          imageAlt={meta.imageAlt}
          above={<Breadcrumbs trail={trail} current={article.title} />}
        />
        <ArticleBody article={article} meta={meta} />
        <JsonLd data={blogPosting({ article, meta })} />
      </article>
      {related.length > 0 && <ArticleList heading={articlePage.related} articles={related} />}
    </Page>
  )
}

async function readArticle(params: Props['params']) {
  const { slug } = await params
  return getArticle(slug) ?? notFound()
}
