import { ServiceSection } from '../_sections/ServiceSection'
import { ServicesHero } from '../_sections/ServicesHero'
import { Page } from '@/components/layout/Page'
import { CallBand } from '@/components/sections/CallBand'
import { servicesPage } from '@/lib/content/pages'
import { findService, services } from '@/lib/content/services'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ servicename: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  const slugs = services().map(({ slug }) => slug)
  // Hosts answer every unknown service with the page of this name.
  return [...slugs, 'unknown'].map((servicename) => ({ servicename }))
}

export async function generateMetadata({ params }: Props) {
  const { servicename } = await params
  const service = findService(servicename)
  if (service) return pageMetadata({ ...service, path: `/${servicename}` })
  return pageMetadata({ ...servicesPage().meta, path: '/services', noindex: true })
}

export default async function ServiceByNamePage({ params }: Props) {
  const { servicename } = await params
  const service = findService(servicename)
  return (
    <Page path={`/services/${servicename}`} opensAtTop>
      {service ? (
        <div data-anchors="">
          <ServicesHero chosen={service} />
          <ServiceSection service={service} tone="paper" isOnly />
          <CallBand />
        </div>
      ) : (
        // Only the dark band below the header: an unknown service shows no section and no error.
        <div className="min-h-[50vh] bg-brand-deep">
          <h1 className="sr-only">{servicesPage().hero.heading}</h1>
        </div>
      )}
    </Page>
  )
}
