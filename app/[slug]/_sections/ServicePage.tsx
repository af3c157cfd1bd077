import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { Page } from '@/components/layout/Page'
import { ArticleList } from '@/components/sections/ArticleList'
import { CallBand } from '@/components/sections/CallBand'
import { CallButton } from '@/components/sections/CallButton'
import { Cutaway } from '@/components/sections/Cutaway'
import { Hero } from '@/components/sections/Hero'
import { Questions } from '@/components/sections/Questions'
import { RelatedLinks } from '@/components/sections/RelatedLinks'
import { Reviews } from '@/components/sections/Reviews'
import { ServiceSteps, ServiceTargets } from '@/components/sections/ServiceSteps'
import { PageSources } from '@/components/sections/Sources'
import { TermRows } from '@/components/sections/TermRows'
import { TermsCard } from '@/components/sections/TermsCard'
import { TextSection } from '@/components/sections/TextSection'
import { ButtonLink } from '@/components/ui/Button'
import { FramedFigure, FramedSpecimen } from '@/components/ui/FramedFigure'
import { JsonLd } from '@/components/ui/JsonLd'
import { MobileDisclosure } from '@/components/ui/MobileDisclosure'
import { Photo } from '@/components/ui/Photo'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import { articlesForService } from '@/lib/content/articles'
import { emergencyLinks, guideLinks } from '@/lib/content/field-guide'
import { findHouse } from '@/lib/content/houses'
import { locationLinks } from '@/lib/content/locations'
import { animalPage, articlePage, everyPage, fieldGuide, servicesPage } from '@/lib/content/pages'
import { reviewsForService } from '@/lib/content/reviews'
import type { Service } from '@/lib/content/schemas/services'
import { firstTerms, otherTerms } from '@/lib/content/service-terms'
import { service as serviceData } from '@/lib/seo/structured-data'

const relatedArticleCount = 2

export function ServicePage({ service }: { service: Service }) {
  const { slug, name, heading, introduction, photo, specimen, targets } = service
  const parents = [{ name: everyPage().breadcrumbs.services, href: '/services' }]
  return (
    <Page path={`/${slug}`} opensAtTop>
      <Hero
        heading={heading}
        introduction={introduction}
        picture={
          photo ? (
            <Photo photo={photo} place="hero" />
          ) : (
            specimen && <FramedSpecimen specimen={specimen} slot="hero" />
          )
        }
        above={<Breadcrumbs parents={parents} current={name} />}
      >
        <CallOrEstimate />
        <TermRows terms={firstTerms(service)} />
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
      <Section id="terms" heading={servicesPage().terms.heading}>
        <TermsCard
          terms={otherTerms(service)}
          links={[{ text: servicesPage().links.legal, href: '/terms-of-service' }]}
        />
      </Section>
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

/** The buttons of a wide screen. A phone has both in the call bar. */
function CallOrEstimate() {
  return (
    <div className="hidden flex-wrap gap-3 md:flex">
      <CallButton variant="light" />
      <ButtonLink href="/estimate" variant="outline-current">
        {everyPage().buttons.estimate}
      </ButtonLink>
    </div>
  )
}

/** Sections of text beside the service's picture, or the picture alone. A phone folds them. */
function ServiceDetails({ service: { details, picture } }: { service: Service }) {
  return (
    <div
      className={`grid gap-4 page-width py-4 plain-band md:gap-8 md:py-18 ${details.length > 0 ? 'md:grid-cols-[1fr_1.15fr]' : ''}`}
    >
      <div className="prose empty:hidden">
        {details.map((section, index) => (
          <div key={section.heading} className="md:pb-6 not-print:max-md:[&_:is(h2,h3)]:sr-only">
            <MobileDisclosure label={section.heading}>
              <div className="prose">
                <TextSection {...section} headingLevel={index > 0 ? 'h3' : 'h2'} />
              </div>
            </MobileDisclosure>
          </div>
        ))}
      </div>
      <div
        className={`max-w-measure md:sticky md:top-24 md:self-start ${'scene' in picture ? 'max-md:hidden' : ''}`}
      >
        <Picture picture={picture} />
      </div>
    </div>
  )
}

function Picture({ picture }: Pick<Service, 'picture'>) {
  if ('src' in picture) return <Photo photo={picture} place="text" />
  if ('scene' in picture) {
    const { scene, alt } = picture
    return (
      <FramedFigure slot="section">
        <img
          src={scene}
          alt={alt}
          width={800}
          height={450}
          loading="lazy"
          className="h-auto w-full"
        />
      </FramedFigure>
    )
  }
  const house = findHouse({ kind: picture.kind })
  return (
    <div className="max-w-measure self-start print:hidden">
      <MobileDisclosure label={picture.heading}>
        <h3 className="hidden pb-4 text-lg md:block">{picture.heading}</h3>
        {house && <Cutaway house={house} />}
      </MobileDisclosure>
    </div>
  )
}
