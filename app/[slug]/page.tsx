import { ServicePage } from './_sections/ServicePage'
import { services } from '@/lib/content/services'
import { entryRoute, type RouteProps } from '@/lib/seo/entry-route'

const route = entryRoute({
  entries: services,
  metadata: (service) => ({ ...service, path: `/${service.slug}` }),
})

export const dynamicParams = false
export const { generateStaticParams, generateMetadata } = route

export default async function TopLevelPage(props: RouteProps) {
  return <ServicePage service={await route.readEntry(props)} />
}
