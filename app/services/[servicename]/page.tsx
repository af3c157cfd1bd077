import type { Metadata } from 'next'
import { ServiceSection } from '../_sections/ServiceSection'
import { ServicesHero } from '../_sections/ServicesHero'
import { Page } from '@/components/layout/Page'
import { CallBand } from '@/components/sections/CallBand'
import { servicesPage } from '@/lib/pages/page-copy'
import { pageMetadata } from '@/lib/seo/metadata'
import { findService, services } from '@/lib/services/services'

/** Hosts answer every unknown service name with this page. */
const unknownService = 'unknown'

type Props = { params: Promise<{ servicename: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  const names = [...services().map(({ slug }) => slug), unknownService]
  return names.map((servicename) => ({ servicename }))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { servicename } = await props.params
  const service = findService(servicename)
  if (service) return pageMetadata({ ...service, path: `/${servicename}` })
  return pageMetadata({ ...servicesPage().meta, path: '/services', noindex: true })
}

export default async function ServiceByNamePage(props: Props) {
  const { servicename } = await props.params
  const service = findService(servicename)
  return (
    <Page path={`/services/${servicename}`} opensAtTop>
      {service ? (
        <>
          <ServicesHero chosen={service} />
          <ServiceSection service={service} tone="paper" isAlone />
          <CallBand />
        </>
      ) : (
        // The band that the header lies on, and nothing else: an unknown name shows no section and no error.
        <div className="min-h-[50vh] bg-brand-deep">
          <h1 className="sr-only">{servicesPage().hero.heading}</h1>
        </div>
      )}
    </Page>
  )
}
