import type { Route } from 'next'
import { estimateLabel } from './estimate-label'
import { services } from './services'
import * as written from '@/content/navigation'
import type { HeaderLink, NavigationLink } from '@/content/navigation'

/** An entry of the header: a link, or a menu of links. */
export type HeaderEntry = HeaderLink | { name: string; links: readonly NavigationLink[] }

const serviceLinks: readonly NavigationLink[] = services.map(({ name, slug }) => ({
  name,
  href: `/services/${slug}` as Route,
}))

/** The entries of the header, in order. */
export const headerLinks: readonly HeaderEntry[] = written.headerLinks.map((entry) =>
  'menu' in entry ? { name: entry.name, links: serviceLinks } : entry,
)

/** The footer's columns; the areas served come from content/locations. */
export const footerLinks = {
  ...written.footerLinks,
  services: [...serviceLinks, ...written.footerLinks.services.map(labeled)],
}

/** The groups of the sitemap page that are not locations. */
export const sitemapGroups = {
  ...written.sitemapGroups,
  main: written.sitemapGroups.main.map(labeled),
  services: services.map(({ name, slug }) => ({ name, href: `/${slug}` as Route })),
}

function labeled(link: NavigationLink): NavigationLink {
  return { ...link, name: estimateLabel(link.name) }
}
