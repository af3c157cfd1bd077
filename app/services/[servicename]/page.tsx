import type { Metadata } from 'next'
import { Page } from '@/components/layout/Page'
import { CallBand } from '@/components/sections/CallBand'
import { ServiceSection } from '@/components/sections/ServiceSection'
import { ServicesHero } from '@/components/sections/ServicesHero'
import { services } from '@/content/services'
import { servicesPage } from '@/content/services-page'
import { pageMetadata } from '@/lib/seo/metadata'

/** Stands for every name that is no service: hosts answer those with this page. */
const unknownService = 'unknown'

type Props = { params: Promise<{ servicename: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return [...services.map(({ slug }) => slug), unknownService].map((servicename) => ({
    servicename,
  }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const service = findService((await params).servicename)
  if (!service)
    return pageMetadata({
      ...servicesPage.meta,
      path: '/services',
      share: 'services',
      noindex: true,
    })
  const { title, description, keywords, slug } = service
  // The service's own page is the canonical of both.
  return pageMetadata({ title, description, keywords, path: `/${slug}`, share: slug })
}

export default async function ServiceByNamePage({ params }: Props) {
  const { servicename } = await params
  const service = findService(servicename)
  return (
    <Page path={`/services/${servicename}`}>
      {service ? (
        <>
          <ServicesHero />
          <ServiceSection service={service} tone="paper" />
          <CallBand />
        </>
      ) : (
        <NoService />
      )}
    </Page>
  )
}

/** The band that the header lies on, and nothing else: an unknown name shows no section and no error. */
function NoService() {
  return (
    <div className="min-h-[50vh] bg-brand-deep contours">
      <h1 className="sr-only">{servicesPage.hero.heading}</h1>
    </div>
  )
}

function findService(slug: string) {
  return services.find((service) => service.slug === slug)
}
