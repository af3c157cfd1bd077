import { ReviewCard } from '@/components/cards/ReviewCard'
import { Section } from '@/components/ui/Section'
import type { Testimonial } from '@/content/testimonials'

type Props = { id?: string; heading: string; reviews: readonly Testimonial[] }

export function Reviews({ id = 'reviews', heading, reviews }: Props) {
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
