import { ServiceSection } from './_sections/ServiceSection'
import { ServicesHero } from './_sections/ServicesHero'
import { Page } from '@/components/layout/Page'
import { CallBand } from '@/components/sections/CallBand'
import { RelatedLinks } from '@/components/sections/RelatedLinks'
import { emergencyLinks } from '@/lib/content/field-guide'
import { fieldGuide, servicesPage } from '@/lib/content/pages'
import { services } from '@/lib/content/services'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata({ ...servicesPage().meta, path: '/services' })

export default function ServicesPage() {
  return (
    <Page path="/services" opensAtTop>
      {/* The site script scrolls to the section of the address's hash. */}
      <div data-anchors="">
        <ServicesHero />
        {services().map((service, index) => (
          <ServiceSection
            key={service.slug}
            service={service}
            tone={index % 2 === 0 ? 'paper' : 'tinted'}
          />
        ))}
        <RelatedLinks
          id="emergencies"
          heading={fieldGuide().emergencies.heading}
          lines={[{ links: emergencyLinks() }]}
          collapsesOnMobile
        />
      </div>
      <CallBand />
    </Page>
  )
}
