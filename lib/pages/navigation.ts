import { services } from '@/lib/services/services'
import { getCollection, getEntry, pagesOf } from '@/lib/site/site-content'

export type NavigationLink = {
  name: string
  href: string
  /** Language of a page that is not in English. */
  lang?: string | undefined
}

type HeaderEntry =
  | (NavigationLink & { alsoUnder?: string | undefined })
  | { name: string; links: readonly NavigationLink[] }

function serviceLinks() {
  return services().map(({ name, slug }) => link({ name, href: `/services/${slug}` }))
}

export function headerLinks(): readonly HeaderEntry[] {
  return [
    ...getEntry('navigation').header.map((entry) =>
      'menu' in entry
        ? { name: entry.name, links: serviceLinks() }
        : { ...link(entry), alsoUnder: entry.alsoUnder },
    ),
    ...ownLinks('header'),
  ]
}

/** The footer's columns; the areas served come from content/locations. */
export function footerLinks() {
  const { footer } = getEntry('navigation')
  return {
    company: [...footer.company.map(link), ...ownLinks('footer')],
    services: [...serviceLinks(), ...footer.services.map(link)],
    legal: footer.legal.map(link),
  }
}

export function sitemapGroups(): { heading: string; links: NavigationLink[] }[] {
  return getEntry('pages/sitemap').groups.map(({ heading, links, pages, group }) => {
    const listed = (pages ? pagesOf(pages) : []).filter((page) => !group || page.group === group)
    const pageLinks = listed.map(({ title, path }) => link({ name: title, href: path }))
    return { heading, links: [...links.map(link), ...pageLinks] }
  })
}

/** Links to the own pages whose front matter lists this menu. */
function ownLinks(menu: 'header' | 'footer') {
  return getCollection('pages/own')
    .filter(({ menus }) => menus.includes(menu))
    .map(({ name, slug }) => link({ name, href: `/${slug}` }))
}

function link({ name, href }: { name: string; href: string }): NavigationLink {
  return {
    name,
    href,
    lang: getCollection('pages/own').find(({ slug }) => href === `/${slug}`)?.lang,
  }
}
