import { ReviewCards } from '@/components/sections/Reviews'
import { ServiceSteps } from '@/components/sections/ServiceSteps'
import { ServiceTargets } from '@/components/sections/ServiceTargets'
import { FramedSpecimen } from '@/components/ui/FramedSpecimen'
import { LinkList } from '@/components/ui/LinkList'
import { Section } from '@/components/ui/Section'
import { fill } from '@/lib/content/fill'
import type { Service } from '@/lib/services/service-schema'
import { everyPage, reviews, servicesPage } from '@/lib/site/page-copy'

type Props = {
  service: Service
  tone: 'paper' | 'tinted'
  /** The only section of a page whose heading is the service's name. */
  isOnly?: boolean
}

/** A service as a section of the services page, with its reviews. Its anchor is the service's slug. */
export function ServiceSection({ service, tone, isOnly = false }: Props) {
  const { slug, name, introduction, specimen, targets } = service
  // The heading above them names the service.
  const serviceReviews = (reviews().services[slug] ?? []).map(({ service: _, ...review }) => review)
  return (
    <Section
      id={slug}
      heading={name}
      introduction={introduction}
      tone={tone}
      layout={specimen ? 'aside' : 'stacked'}
      isHeadingHidden={isOnly}
      isTight={isOnly}
    >
      <div className="grid content-start gap-4 md:gap-8">
        <PageLinks service={service} />
        {targets ? (
          <div className="grid gap-3 md:gap-4">
            <h3 className="text-xl">{targets.heading}</h3>
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
        <div className="col-span-full grid gap-5 pt-2 md:gap-8">
          {targets && <Steps service={service} />}
          {serviceReviews.length > 0 && (
            <div className="grid gap-2 md:gap-4">
              <h3 className="text-xl">
                {fill(everyPage().reviews.service, { service: name.toLowerCase() })}
              </h3>
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
    <div className="grid gap-3 md:gap-5">
      <h3 className="text-xl">{service.steps.heading}</h3>
      <ServiceSteps service={service} headingLevel="h4" isNarrow={isNarrow} />
    </div>
  )
}

function PageLinks({ service: { slug, name, questions } }: Pick<Props, 'service'>) {
  const { terms, ask } = servicesPage().links
  const service = name.toLowerCase()
  const links = [{ href: `/${slug}#terms`, text: fill(terms, { service }) }]
  if (questions.length > 0) links.push({ href: `/${slug}#questions`, text: fill(ask, { service }) })
  return (
    <div className="text-sm">
      <LinkList links={links} layout="row" />
    </div>
  )
}
