import { OwnPage } from './_sections/OwnPage'
import { ServicePage } from './_sections/ServicePage'
import { entryRoute, type RouteProps } from '@/lib/seo/entry-route'
import { services } from '@/lib/services/services'
import { getCollection } from '@/lib/site/site-content'

const route = entryRoute({
  entries: () => [...services(), ...getCollection('pages/own')],
  metadata: (entry) => ({ ...entry, path: `/${entry.slug}` }),
})

export const dynamicParams = false
export const { generateStaticParams, generateMetadata } = route

export default async function TopLevelPage(props: RouteProps) {
  const entry = await route.readEntry(props)
  return 'steps' in entry ? <ServicePage service={entry} /> : <OwnPage page={entry} />
}
