import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { Page } from '@/components/layout/Page'
import { ArticleList } from '@/components/sections/ArticleList'
import { CallBand } from '@/components/sections/CallBand'
import { DecisionFacts } from '@/components/sections/DecisionFacts'
import { InTheGuide } from '@/components/sections/InTheGuide'
import { Questions } from '@/components/sections/Questions'
import { ServiceDetails } from '@/components/sections/ServiceDetails'
import { ServiceHero } from '@/components/sections/ServiceHero'
import { ServiceSteps } from '@/components/sections/ServiceSteps'
import { ServiceTargets } from '@/components/sections/ServiceTargets'
import { JsonLd } from '@/components/ui/JsonLd'
import { Section } from '@/components/ui/Section'
import { articlesForService } from '@/lib/content/articles'
import { factsForService } from '@/lib/content/decision-facts'
import { animalsNaming } from '@/lib/content/field-guide'
import type { Service } from '@/lib/content/service-schema'
import { findService, services } from '@/lib/content/texts'
import { entryRoute, type RouteProps } from '@/lib/seo/entry-route'
import { service as serviceData } from '@/lib/seo/structured-data'

const relatedArticleCount = 2

const route = entryRoute({
  param: 'service',
  slugs: () => services.map(({ slug }) => slug),
  find: findService,
  metadata: (service) => ({ ...service, path: `/${service.slug}`, share: service.slug }),
})

export const dynamicParams = false
export const { generateStaticParams, generateMetadata } = route

export default async function ServicePage(props: RouteProps<'service'>) {
  const service = await route.readEntry(props)
  const { slug, targets }: Service = service
  const trail = [{ name: 'Services', href: '/services' }]
  return (
    <Page path={`/${service.slug}`}>
      <ServiceHero service={service} above={<Breadcrumbs trail={trail} current={service.name} />} />
      <DecisionFacts facts={factsForService(service.slug)} />
      {targets && (
        <Section id="targets" heading={targets.heading}>
          <ServiceTargets slug={slug} targets={targets} />
        </Section>
      )}
      <Section id="service" heading="What we do, step by step">
        <ServiceSteps service={service} headingLevel="h3" />
      </Section>
      <ServiceDetails service={service} />
      <Questions heading="What people ask us" questions={service.questions} />
      <InTheGuide animals={animalsNaming({ service: service.slug })} />
      <ArticleList
        heading="Related Articles"
        articles={articlesForService(service, relatedArticleCount)}
        linksToAll
      />
      <CallBand />
      <JsonLd data={serviceData(service)} />
    </Page>
  )
}
