import { ServiceContent } from './ServiceContent'
import { ReviewCard } from '@/components/cards/ReviewCard'
import { CardGrid } from '@/components/ui/CardGrid'
import { Section } from '@/components/ui/Section'
import { reviews } from '@/lib/reviews/reviews'
import type { Service } from '@/lib/services/service-schema'

type Props = { service: Service; tone: 'paper' | 'tinted' }

/** One service as a section of the services page, with its reviews. The anchor is the service's slug. */
export function ServiceSection({ service, tone }: Props) {
  const written = reviews.services[service.slug] ?? []
  return (
    <Section
      id={service.slug}
      heading={service.name}
      introduction={service.introduction}
      specimen={service.specimen}
      tone={tone}
    >
      <ServiceContent service={service} />
      {written.length > 0 && (
        <div className="grid gap-4">
          <h3 className="text-xl">What customers say about {service.name.toLowerCase()}</h3>
          <CardGrid count={written.length}>
            {written.map((review) => (
              <ReviewCard key={review.author} review={review} />
            ))}
          </CardGrid>
        </div>
      )}
    </Section>
  )
}
