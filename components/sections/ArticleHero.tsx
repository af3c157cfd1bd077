import type { ReactNode } from 'react'
import { Hero } from './Hero'
import type { Article } from '@/lib/content/article-schema'
import { articlePage } from '@/lib/content/texts'
import { dayOf, longDate } from '@/lib/dates'
import { inlineDrawing } from '@/lib/drawing/inline'

type Props = { article: Article; imageAlt: string; above: ReactNode }

/** Title, date, category, place and picture of an article. */
export function ArticleHero({ article, imageAlt, above }: Props) {
  return (
    <Hero
      heading={article.title}
      above={above}
      picture={{ kind: 'illustration', src: inlineDrawing(article.image), alt: imageAlt }}
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
