import { ReviewCard } from '@/components/cards/ReviewCard'
import { CardGrid } from '@/components/ui/CardGrid'
import { LinkList } from '@/components/ui/LinkList'
import { Section } from '@/components/ui/Section'
import { company } from '@/lib/company/company'
import { reviewWays } from '@/lib/company/contact-links'
import type { Review } from '@/lib/reviews/review-schema'

type Props = { id?: string; heading: string; reviews: readonly Review[] }

/** What customers have written, and where more of it stands. None: no heading either. */
export function Reviews({ id = 'reviews', heading, reviews }: Props) {
  if (reviews.length === 0) return null
  return (
    <Section id={id} heading={heading} tone="tinted">
      <CardGrid count={reviews.length}>
        {reviews.map((review) => (
          <ReviewCard key={review.author} review={review} />
        ))}
      </CardGrid>
      <LinkList links={reviewWays(company)} direction="row" />
    </Section>
  )
}
