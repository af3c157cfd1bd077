import type { ReactNode } from 'react'
import { Hero } from '@/components/sections/Hero'
import { Proof } from '@/components/sections/Proof'
import type { Article, ArticleMeta } from '@/lib/articles/article-schema'
import { dayOf, longDate } from '@/lib/dates'
import { inlineDrawing } from '@/lib/images/svg-data-uri'
import { articlePage } from '@/lib/pages/page-copy'

type Props = {
  article: Article
  meta: Pick<ArticleMeta, 'imageAlt' | 'photo'>
  above: ReactNode
}

/** Title, date, category, place and picture of an article. */
export function ArticleHero({ article, meta, above }: Props) {
  return (
    <Hero
      heading={article.title}
      above={above}
      proof={<Proof />}
      picture={
        meta.photo
          ? { kind: 'photo', photo: meta.photo }
          : { kind: 'illustration', src: inlineDrawing(article.image), alt: meta.imageAlt }
      }
      introduction={
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <time dateTime={article.date}>{longDate(dayOf(article.date))}</time>
          <span className="text-ochre">{article.category}</span>
          <span>{articlePage.locationLine}</span>
        </p>
      }
    />
  )
}
