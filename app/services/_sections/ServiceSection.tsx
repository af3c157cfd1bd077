import { ReviewCards } from '@/components/sections/Reviews'
import { ServiceSteps } from '@/components/sections/ServiceSteps'
import { ServiceTargets } from '@/components/sections/ServiceTargets'
import { Section } from '@/components/ui/Section'
import { fill } from '@/lib/content/fill'
import { everyPage, reviews } from '@/lib/pages/page-copy'
import type { Service } from '@/lib/services/service-schema'

type Props = { service: Service; tone: 'paper' | 'tinted' }

/** One service as a section of the services page, with its reviews. The anchor is the service's slug. */
export function ServiceSection({ service, tone }: Props) {
  const { slug, name, introduction, specimen, targets, steps } = service
  const written = reviews.services[slug] ?? []
  return (
    <Section id={slug} heading={name} introduction={introduction} specimen={specimen} tone={tone}>
      <div className="grid gap-10">
        {targets && (
          <div className="grid gap-4">
            <h3 className="text-xl">{targets.heading}</h3>
            <ServiceTargets slug={slug} targets={targets} />
          </div>
        )}
        <div className="grid gap-5">
          <h3 className="text-xl">{steps.heading}</h3>
          <ServiceSteps service={service} headingLevel="h4" />
        </div>
        {written.length > 0 && (
          <div className="grid gap-4">
            <h3 className="text-xl">
              {fill(everyPage.reviews.service, { service: name.toLowerCase() })}
            </h3>
            <ReviewCards reviews={written} />
          </div>
        )}
      </div>
    </Section>
  )
}
