import { ReviewCards } from '@/components/sections/Reviews'
import { ServiceSteps, ServiceTargets } from '@/components/sections/ServiceSteps'
import { TermRows } from '@/components/sections/TermRows'
import { FramedSpecimen } from '@/components/ui/FramedFigure'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import { fill } from '@/lib/content/fill'
import { servicesPage } from '@/lib/content/pages'
import { reviewsForService } from '@/lib/content/reviews'
import type { Service } from '@/lib/content/schemas/services'
import { firstTerms } from '@/lib/content/service-terms'

type Props = {
  service: Service
  tone: 'paper' | 'tinted'
  /** The only section of a page whose heading is the service's name. */
  isOnly?: boolean
}

/** A service as a section of the services page, with its reviews. Its anchor is the service's slug. */
export function ServiceSection({ service, tone, isOnly = false }: Props) {
  const { slug, name, specimen, targets } = service
  const { heading: reviewsHeading, reviews: serviceReviews } = reviewsForService(service)
  return (
    <Section
      id={slug}
      heading={name}
      tone={tone}
      layout={specimen ? 'aside' : 'stacked'}
      isHeadingHidden={isOnly}
      isTight={isOnly}
    >
      <div className="grid content-start gap-4 md:gap-8">
        {/* The price and how soon. The rest is on the page of the service. */}
        <TermRows terms={firstTerms(service).slice(0, 2)} tone="light" />
        <p className="text-sm">
          <TextLink href={`/${slug}`} isAlone>
            {fill(servicesPage().links.more, { service: name })}
          </TextLink>
        </p>
        {targets ? (
          <div className="grid gap-3 md:gap-4">
            <h3 className="text-lg">{targets.heading}</h3>
            <ServiceTargets targets={targets} />
          </div>
        ) : (
          <Steps service={service} isNarrow={Boolean(specimen)} />
        )}
      </div>
      {specimen && (
        <div className="hidden sm:col-start-2 sm:row-span-2 sm:row-start-1 md:block">
          <FramedSpecimen specimen={specimen} slot="section" />
        </div>
      )}
      {(targets || serviceReviews.length > 0) && (
        <div className="col-span-full grid gap-4 pt-2 md:gap-8">
          {targets && <Steps service={service} />}
          {serviceReviews.length > 0 && (
            <div className="grid gap-2 md:gap-4">
              <h3 className="text-lg">{reviewsHeading}</h3>
              <ReviewCards reviews={serviceReviews} />
            </div>
          )}
        </div>
      )}
    </Section>
  )
}

function Steps({ service, isNarrow }: Pick<Props, 'service'> & { isNarrow?: boolean }) {
  return (
    <div className="grid gap-3 md:gap-4">
      <h3 className="text-lg">{service.steps.heading}</h3>
      <ServiceSteps service={service} headingLevel="h4" isNarrow={isNarrow} />
    </div>
  )
}
