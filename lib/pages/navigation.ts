import type { Route } from 'next'
import { estimateLabel } from '@/lib/company/estimate-label'
import { getEntry, getEntryPages } from '@/lib/content/content'
import { services } from '@/lib/services/services'

export type NavigationLink = { name: string; href: Route }

/** A link of the header. */
type HeaderLink = NavigationLink & { alsoUnder?: string | undefined }

/** An entry of the header: a link, or a menu of links. */
export type HeaderEntry = HeaderLink | { name: string; links: readonly NavigationLink[] }

const { header, footer } = getEntry('navigation')

const serviceLinks = services.map(({ name, slug }) => link({ name, href: `/services/${slug}` }))

/** The entries of the header, in order. */
export const headerLinks: readonly HeaderEntry[] = header.map((entry) =>
  'menu' in entry
    ? { name: entry.name, links: serviceLinks }
    : { ...link(entry), alsoUnder: entry.alsoUnder },
)

/** The footer's columns; the areas served come from content/locations. */
export const footerLinks = {
  company: footer.company.map(link),
  services: [...serviceLinks, ...footer.services.map(link)],
  legal: footer.legal.map(link),
}

/** The lists of the sitemap page. */
export function sitemapGroups(): { heading: string; links: NavigationLink[] }[] {
  return getEntry('pages/sitemap').groups.map(({ heading, links, pages, group }) => {
    const listed = getEntryPages().filter(
      ({ name, fields }) => name === pages && (!group || fields.group === group),
    )
    const own = listed.map(({ title, path }) => ({ name: title, href: path as Route }))
    return { heading, links: [...links.map(link), ...own] }
  })
}

/** The check of the content has made sure that there is such a page. */
function link({ name, href }: { name: string; href: string }): NavigationLink {
  return { name: estimateLabel(name), href: href as Route }
}
