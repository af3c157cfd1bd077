import { cardLook } from '@/components/ui/card-looks'
import { InlineDrawing } from '@/components/ui/InlineDrawing'
import type { ArticleSummary } from '@/lib/articles/article-schema'
import { dayOf, longDate, monthAndYear } from '@/lib/dates'

type Props = {
  article: ArticleSummary
  words: { checked: string; readMore: string }
  layout: keyof typeof layouts
  /** Its picture is on the first screen and loads at once. */
  isFirst?: boolean
}

const layouts = {
  /** For the list of all articles. */
  column: { Heading: 'h2', card: '', picture: 'border-b' },
  /** For a section of another page: without excerpt, with the picture beside the text, and on a phone without it. */
  row: { Heading: 'h3', card: 'sm:grid-cols-[16rem_1fr]', picture: 'hidden sm:block sm:h-full' },
} as const

/** An article's summary. The whole card is a link. */
export function ArticleCard({ article, words, layout, isFirst }: Props) {
  const { Heading, card, picture } = layouts[layout]
  return (
    <article
      aria-labelledby={`article-${article.id}`}
      className={`${cardLook('pressable')} grid content-start overflow-hidden ${card}`}
    >
      {article.drawing ? (
        <InlineDrawing svg={article.drawing} look="card" />
      ) : (
        <img
          src={article.image}
          alt=""
          width={800}
          height={450}
          loading={isFirst ? undefined : 'lazy'}
          className={`aspect-video w-full border-line object-cover ${picture}`}
        />
      )}
      <div className="grid content-start gap-1.5 p-4 md:gap-2 md:p-5">
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
          <time dateTime={article.date}>{longDate(dayOf(article.date))}</time>
          <span>{article.category}</span>
          <span>
            {words.checked}{' '}
            <time dateTime={article.reviewed}>{monthAndYear(dayOf(article.reviewed))}</time>
          </span>
        </p>
        <Heading id={`article-${article.id}`} className="text-xl">
          {article.title}
        </Heading>
        {layout === 'column' && <p className="text-sm text-ink-soft">{article.excerpt}</p>}
        <a
          href={`/blog${article.slug}`}
          className="justify-self-start font-semibold text-brand underline underline-offset-4 after:absolute after:inset-0 hover:decoration-2"
        >
          {words.readMore}
          <span className="sr-only">: {article.title}</span>
        </a>
      </div>
    </article>
  )
}
