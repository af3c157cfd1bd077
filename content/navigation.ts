import type { Route } from 'next'
import { services } from './services'

/** A path of the site: a wrong one fails the type check, not a visitor. */
export type SitePath = Route

export type NavigationLink = { name: string; href: SitePath }

/** An entry of the header: a link, or a menu of links. */
export type HeaderEntry =
  (NavigationLink & { alsoUnder?: string }) | { name: string; links: readonly NavigationLink[] }

const serviceLinks: readonly NavigationLink[] = services.map(({ name, slug }) => ({
  name,
  href: `/services/${slug}` as Route,
}))

/** The entries of the header, in order. */
export const headerLinks: readonly HeaderEntry[] = [
  { name: 'Home', href: '/' },
  { name: 'About Us', href: '/about' },
  { name: 'Services', links: serviceLinks },
  /** Also the current entry on an article, whose address lies under /blog/. */
  { name: 'Articles', href: '/articles', alsoUnder: '/blog/' },
  { name: 'Contact', href: '/contact' },
]

/** The footer's columns; the areas served come from content/locations. */
export const footerLinks: Record<'company' | 'services' | 'legal', readonly NavigationLink[]> = {
  company: [
    { name: 'Home', href: '/' },
    { name: 'About Us', href: '/about' },
    { name: 'Services', href: '/services' },
    { name: 'Contact', href: '/contact' },
  ],
  services: [...serviceLinks, { name: 'Get a Free Estimate', href: '/estimate' }],
  legal: [
    { name: 'Privacy Policy', href: '/privacy-policy' },
    { name: 'Terms of Service', href: '/terms-of-service' },
    { name: 'Sitemap', href: '/sitemap' },
  ],
}

/** The groups of the sitemap page that are not locations. */
export const sitemapGroups: Record<'main' | 'services' | 'legal', readonly NavigationLink[]> = {
  main: [
    { name: 'Home', href: '/' },
    { name: 'About Us', href: '/about' },
    { name: 'Services', href: '/services' },
    { name: 'Articles', href: '/articles' },
    { name: 'Contact', href: '/contact' },
    { name: 'Free Estimate', href: '/estimate' },
  ],
  services: services.map(({ name, slug }) => ({ name, href: `/${slug}` as Route })),
  legal: footerLinks.legal.slice(0, 2),
}
