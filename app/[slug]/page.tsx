import { OwnPage } from './_sections/OwnPage'
import { ServicePage } from './_sections/ServicePage'
import { getOwnPages } from '@/lib/pages/own-pages'
import { entryRoute, type RouteProps } from '@/lib/seo/entry-route'
import { findService, services } from '@/lib/services/services'

const route = entryRoute({
  param: 'slug',
  slugs: () => [...services, ...getOwnPages()].map(({ slug }) => slug),
  find: (slug) => findService(slug) ?? getOwnPages().find((page) => page.slug === slug),
  metadata: (entry) => ({ ...entry, path: `/${entry.slug}` }),
})

export const dynamicParams = false
export const { generateStaticParams, generateMetadata } = route

/** The pages right below the home page: those of the services, and the owner's own. */
export default async function TopLevelPage(props: RouteProps<'slug'>) {
  const entry = await route.readEntry(props)
  return 'steps' in entry ? <ServicePage service={entry} /> : <OwnPage page={entry} />
}
