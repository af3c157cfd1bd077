import { ReviewCard } from '@/components/cards/ReviewCard'
import { Section } from '@/components/ui/Section'
import type { Review } from '@/lib/content/review-schema'

type Props = { id?: string; heading: string; reviews: readonly Review[] }

/** What customers have written. None: no heading either. */
export function Reviews({ id = 'reviews', heading, reviews }: Props) {
  if (reviews.length === 0) return null
  return (
    <Section id={id} heading={heading} tone="tinted">
      <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {reviews.map((review) => (
          <ReviewCard key={review.author} review={review} />
        ))}
      </div>
    </Section>
  )
}
