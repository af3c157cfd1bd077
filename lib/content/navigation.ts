import { getEntry, pagesOf } from './entries'
import { services } from './services'

export type NavigationLink = { name: string; href: string }

type HeaderItem =
  | (NavigationLink & { alsoUnder?: string | undefined })
  | { name: string; links: readonly NavigationLink[] }

function serviceLinks() {
  return services().map(({ name, slug }) => ({ name, href: `/services/${slug}` }))
}

export function headerLinks(): readonly HeaderItem[] {
  return getEntry('navigation').header.map((item) =>
    'menu' in item ? { name: item.name, links: serviceLinks() } : item,
  )
}

/** The footer's columns; the areas served come from content/locations. */
export function footerLinks() {
  const { footer } = getEntry('navigation')
  return {
    ...footer,
    services: [...serviceLinks(), ...footer.services],
  }
}

export function sitemapGroups(): { heading: string; links: NavigationLink[] }[] {
  return getEntry('pages/sitemap').groups.map(({ heading, links, pages, group }) => {
    const listed = (pages ? pagesOf(pages) : []).filter((page) => !group || page.group === group)
    return {
      heading,
      links: [...links, ...listed.map(({ title, path }) => ({ name: title, href: path }))],
    }
  })
}
