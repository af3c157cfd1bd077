import { cardLook } from '@/components/ui/card-looks'
import type { ArticleSummary } from '@/lib/content/schemas/articles'
import { dayOf, longDate } from '@/lib/dates'

type Props = {
  article: ArticleSummary
  layout: keyof typeof layouts
  /** The first picture of a page loads at once. */
  loading?: 'eager' | 'lazy'
  /** A link below the title, instead of the title itself. */
  readMore?: string
}

const layouts = {
  /** For the list of all articles: on a phone the picture is beside the title. */
  column: {
    Heading: 'h2',
    card: 'max-sm:grid-cols-[6.75rem_minmax(0,1fr)]',
    picture: 'h-full sm:aspect-video sm:h-auto',
    text: 'px-3.5 py-2.5 sm:p-4 md:p-5',
  },
  /** For a section of another page: without date and excerpt, with the picture beside the text, and on a phone without it. */
  row: {
    Heading: 'h3',
    card: 'sm:grid-cols-[16rem_1fr]',
    picture: 'hidden aspect-video sm:block sm:h-full',
    text: 'p-4 md:p-5',
  },
} as const

const linkLook = 'underline-offset-4 after:absolute after:inset-0 hover:decoration-2'

export function ArticleCard({ article, layout, loading = 'lazy', readMore }: Props) {
  const { Heading, card, picture, text } = layouts[layout]
  const href = `/blog${article.slug}`
  return (
    <article
      aria-labelledby={`article-${article.id}`}
      className={`${cardLook('pressable')} grid content-start overflow-hidden ${card}`}
    >
      <img
        src={article.image}
        alt=""
        width={800}
        height={450}
        loading={loading}
        fetchPriority={loading === 'eager' ? 'high' : undefined}
        className={`w-full object-cover ${picture}`}
      />
      <div className={`grid content-start gap-2 md:gap-2 ${text}`}>
        {layout !== 'row' && (
          <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
            <time dateTime={article.date}>{longDate(dayOf(article.date))}</time>{' '}
            <span>{article.category}</span>
          </p>
        )}
        <Heading
          id={`article-${article.id}`}
          className={layout === 'column' ? 'text-lg/tight sm:text-lg' : 'text-lg'}
        >
          {readMore ? (
            article.title
          ) : (
            <a href={href} className={`${linkLook} hover:underline`}>
              {article.title}
            </a>
          )}
        </Heading>
        {layout !== 'row' && (
          <p className="text-sm text-ink-soft max-sm:hidden">{article.excerpt}</p>
        )}
        {readMore && (
          <a
            href={href}
            className={`justify-self-start font-semibold text-brand underline ${linkLook}`}
          >
            {readMore}
            <span className="sr-only">: {article.title}</span>
          </a>
        )}
      </div>
    </article>
  )
}
