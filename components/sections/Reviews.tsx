import { cardLook } from '@/components/ui/card-looks'
import { CardGrid } from '@/components/ui/CardGrid'
import { Icon } from '@/components/ui/Icon'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import { fill } from '@/lib/content/fill'
import { everyPage } from '@/lib/content/pages'
import type { Review } from '@/lib/content/schemas/reviews'
import { dayOf, longDate } from '@/lib/dates'

const words = () => everyPage().reviews

type Props = { heading: string; reviews: readonly Review[] }

export function Reviews({ heading, reviews }: Props) {
  if (reviews.length === 0) return null
  return (
    <Section id="reviews" heading={heading} tone="tinted">
      <ReviewCards reviews={reviews} />
    </Section>
  )
}

export function ReviewCards({ reviews }: Pick<Props, 'reviews'>) {
  return (
    <CardGrid count={reviews.length}>
      {reviews.map((review) => (
        <ReviewCard key={review.author} review={review} />
      ))}
    </CardGrid>
  )
}

function ReviewCard({ review }: { review: Review }) {
  const { rating, quote, author, location, service, source, date } = review
  return (
    <figure
      className={`${cardLook('plain')} grid grid-rows-[1fr_auto] gap-2 p-3.5 md:gap-4 md:p-5`}
    >
      <blockquote>“{quote}”</blockquote>
      <figcaption className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 text-xs">
        <span
          aria-hidden="true"
          className="flex size-9 items-center justify-center rounded-full bg-brand-tint font-display text-lg text-brand"
        >
          {author.charAt(0)}
        </span>{' '}
        <span className="flex flex-wrap items-center gap-x-2 text-ink-soft">
          <span className="w-full min-w-0 text-sm font-semibold wrap-break-word text-ink">
            {author}, {location}
          </span>{' '}
          <Stars rating={rating} /> <VerifiedBadge source={source} />{' '}
          {service && <span className="w-full">{service}</span>}{' '}
          {date && <time dateTime={date}>{longDate(dayOf(date))}</time>}
        </span>
      </figcaption>
    </figure>
  )
}

const maxStars = 5

function Stars({ rating }: Pick<Review, 'rating'>) {
  return (
    <span
      role="img"
      aria-label={fill(words().rating, { rating, most: maxStars })}
      className="text-base/none text-ochre-deep"
    >
      {'★'.repeat(rating)}
      {'☆'.repeat(maxStars - rating)}
    </span>
  )
}

function VerifiedBadge({ source }: Pick<Review, 'source'>) {
  return (
    <TextLink href={source?.url} isAlone>
      <span className="inline-flex items-center gap-1 wrap-anywhere text-brand">
        <Icon name="shield-check" />
        {words().verified}
        {source && ` (${source.name})`}
      </span>
    </TextLink>
  )
}
