import type { ReactNode } from 'react'
import { Hero } from './Hero'
import { articlePage } from '@/content/articles-page'
import type { Article } from '@/lib/article-schema'
import { dayOf, longDate } from '@/lib/dates'

type Props = { article: Article; imageAlt: string; above: ReactNode }

/** Title, date, category and place of an article, and its picture, half on the green and half below. */
export function ArticleHero({ article, imageAlt, above }: Props) {
  return (
    <>
      <Hero
        heading={article.title}
        above={above}
        introduction={
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            <time dateTime={article.date}>{longDate(dayOf(article.date))}</time>
            <span className="text-ochre">{article.category}</span>
            <span>{articlePage.locationLine}</span>
          </p>
        }
      />
      <div className="bg-linear-to-b from-brand-deep from-50% to-paper to-50% print:hidden">
        <div className="page-width">
          <img
            src={article.image}
            alt={imageAlt}
            width={800}
            height={450}
            className="aspect-video w-full max-w-200 rounded-sm border border-line bg-card object-cover shadow-raised"
          />
        </div>
      </div>
    </>
  )
}
