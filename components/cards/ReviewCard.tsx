import { Badge } from '@/components/ui/Badge'
import { cardLook } from '@/components/ui/card-looks'
import { Stars } from '@/components/ui/Stars'
import type { Review } from '@/lib/content/review-schema'

export function ReviewCard({ review }: { review: Review }) {
  return (
    <figure className={`${cardLook('plain')} grid content-start gap-4 p-5`}>
      <Stars rating={review.rating} />
      <blockquote className="grow">“{review.quote}”</blockquote>
      <figcaption className="grid grid-cols-[auto_1fr] items-center gap-x-3 text-sm">
        <span
          aria-hidden="true"
          className="row-span-2 flex size-9 items-center justify-center rounded-full bg-brand-tint font-display text-lg text-brand"
        >
          {review.author.charAt(0)}
        </span>
        <span className="font-semibold">
          {review.author}, {review.location}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-ink-soft">
          {review.service && <span>{review.service}</span>}
          <Badge variant="quiet" icon="shield">
            Verified Review
          </Badge>
        </span>
      </figcaption>
    </figure>
  )
}
