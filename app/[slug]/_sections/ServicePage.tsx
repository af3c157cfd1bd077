import { ServiceDetails } from './ServiceDetails'
import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { Page } from '@/components/layout/Page'
import { ArticleList } from '@/components/sections/ArticleList'
import { CallBand } from '@/components/sections/CallBand'
import { CallButton } from '@/components/sections/CallButton'
import { Hero } from '@/components/sections/Hero'
import { Questions } from '@/components/sections/Questions'
import { RelatedLinks } from '@/components/sections/RelatedLinks'
import { Reviews } from '@/components/sections/Reviews'
import { ServiceSteps } from '@/components/sections/ServiceSteps'
import { ServiceTargets } from '@/components/sections/ServiceTargets'
import { ShortAnswers } from '@/components/sections/ShortAnswers'
import { PageSources } from '@/components/sections/Sources'
import { serviceAnswers, TermsSection } from '@/components/sections/TermsSection'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { JsonLd } from '@/components/ui/JsonLd'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import { articlesForService } from '@/lib/articles/articles'
import { emergencyLinks, guideLinks } from '@/lib/guide/animals'
import { locationLinks } from '@/lib/locations/locations'
import { reviewsForService } from '@/lib/reviews/reviews'
import { service as serviceData } from '@/lib/seo/structured-data'
import type { Service } from '@/lib/services/service-schema'
import { termsForService } from '@/lib/services/services'
import { answersForService } from '@/lib/services/short-answers'
import { animalPage, articlePage, everyPage, fieldGuide, servicesPage } from '@/lib/site/page-copy'

const relatedArticleCount = 2

export function ServicePage({ service }: { service: Service }) {
  const { slug, name, heading, introduction, targets } = service
  const parents = [{ name: everyPage().breadcrumbs.services, href: '/services' }]
  return (
    <Page path={`/${slug}`} opensAtTop>
      <Hero
        heading={heading}
        introduction={introduction}
        picture={heroPicture(service)}
        above={<Breadcrumbs parents={parents} current={name} />}
      >
        {/* A phone has both buttons in the call bar. */}
        <div className="hidden flex-wrap gap-3 md:flex">
          <CallButton variant="light-wide" />
          <ButtonLink href="/estimate" variant="outline-current">
            {everyPage().buttons.estimate}
          </ButtonLink>
        </div>
        <ShortAnswers rows={answersForService(service)} />
        {emergencyLinks((guide) => guide.service === slug).length > 0 && (
          <p>
            <TextLink href="/field-guide#emergencies" tone="inherit" isAlone>
              {fieldGuide().emergencies.heading}
            </TextLink>
          </p>
        )}
      </Hero>
      {targets && (
        <Section id="targets" heading={targets.heading}>
          <ServiceTargets targets={targets} />
        </Section>
      )}
      <Section id="service" heading={service.steps.heading}>
        <ServiceSteps service={service} headingLevel="h3" />
      </Section>
      <TermsSection answers={serviceAnswers(termsForService(slug))} />
      <Reviews {...reviewsForService(service)} />
      <ServiceDetails service={service} />
      <Questions heading={servicesPage().questions} questions={service.questions} />
      <ArticleList
        heading={articlePage().related}
        articles={articlesForService(service, relatedArticleCount)}
        linksToAll
      />
      <RelatedLinks
        id="more"
        collapsesOnMobile
        heading={animalPage().related}
        lines={[
          { links: guideLinks(({ call }) => call.service === slug) },
          { label: servicesPage().locations, links: locationLinks(service.locations) },
        ]}
      />
      <PageSources sources={service.sources} reviewed={service.reviewed} />
      <CallBand />
      <JsonLd data={serviceData(service)} />
    </Page>
  )
}

function heroPicture({ photo, specimen }: Service) {
  if (photo) return { kind: 'photo', photo } as const
  return specimen && ({ kind: 'specimen', specimen } as const)
}
