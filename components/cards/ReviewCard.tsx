import { Badge } from '@/components/ui/Badge'
import { cardLook } from '@/components/ui/card-looks'
import { Stars } from '@/components/ui/Stars'
import { TextLink } from '@/components/ui/TextLink'
import { dayOf, longDate } from '@/lib/dates'
import type { Review } from '@/lib/reviews/review-schema'

export function ReviewCard({ review }: { review: Review }) {
  return (
    <figure className={`${cardLook('plain')} grid content-start gap-4 p-5`}>
      <Stars rating={review.rating} />
      <blockquote className="grow">“{review.quote}”</blockquote>
      <figcaption className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 text-sm">
        <span
          aria-hidden="true"
          className="row-span-2 flex size-9 items-center justify-center rounded-full bg-brand-tint font-display text-lg text-brand sm:max-md:row-span-1"
        >
          {review.author.charAt(0)}
        </span>
        <span className="font-semibold">
          {review.author}, {review.location}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-ink-soft sm:max-md:col-span-2">
          {review.service && <span>{review.service}</span>}
          <VerifiedBadge source={review.source} />
          {review.date && <time dateTime={review.date}>{longDate(dayOf(review.date))}</time>}
        </span>
      </figcaption>
    </figure>
  )
}

/** Leads to the review where it was written. */
function VerifiedBadge({ source }: Pick<Review, 'source'>) {
  const badge = (
    <Badge variant="quiet" icon="shield">
      Verified Review{source && ` (${source.name})`}
    </Badge>
  )
  if (!source?.url) return badge
  return (
    <TextLink href={source.url} isAlone>
      {badge}
    </TextLink>
  )
}
