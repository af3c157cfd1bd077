import type { Route } from 'next'
import type { ServiceSlug } from './services'

/** A path of the site: a wrong one fails the type check, not a visitor. */
export type SitePath = Route | `/services/${ServiceSlug}` | `/${ServiceSlug}`

export type NavigationLink = { name: string; href: SitePath }

/** The entries of the header, in order. The one with `links` opens a menu. */
export const headerLinks = [
  { name: 'Home', href: '/' },
  { name: 'About Us', href: '/about' },
  {
    name: 'Services',
    links: [
      { name: 'Pest Control', href: '/services/pest-control' },
      { name: 'Bed Bug Extermination', href: '/services/bed-bugs' },
      { name: 'Wildlife Removal', href: '/services/wildlife' },
    ],
  },
  /** Also the current entry on an article, whose address lies under /blog/. */
  { name: 'Articles', href: '/articles', alsoUnder: '/blog/' },
  { name: 'Contact', href: '/contact' },
] as const satisfies readonly (
  (NavigationLink & { alsoUnder?: string }) | { name: string; links: readonly NavigationLink[] }
)[]

/** The footer's columns; the areas served come from content/locations. */
export const footerLinks = {
  company: [
    { name: 'Home', href: '/' },
    { name: 'About Us', href: '/about' },
    { name: 'Services', href: '/services' },
    { name: 'Contact', href: '/contact' },
  ],
  services: [...headerLinks[2].links, { name: 'Get a Free Estimate', href: '/estimate' }],
  legal: [
    { name: 'Privacy Policy', href: '/privacy-policy' },
    { name: 'Terms of Service', href: '/terms-of-service' },
    { name: 'Sitemap', href: '/sitemap' },
  ],
} as const satisfies Record<string, readonly NavigationLink[]>

/** The groups of the sitemap page that are not locations. */
export const sitemapGroups = {
  main: [
    { name: 'Home', href: '/' },
    { name: 'About Us', href: '/about' },
    { name: 'Services', href: '/services' },
    { name: 'Articles', href: '/articles' },
    { name: 'Contact', href: '/contact' },
    { name: 'Free Estimate', href: '/estimate' },
  ],
  services: [
    { name: 'Pest Control', href: '/pest-control' },
    { name: 'Bed Bug Extermination', href: '/bed-bugs' },
    { name: 'Wildlife Removal', href: '/wildlife' },
  ],
  legal: [
    { name: 'Privacy Policy', href: '/privacy-policy' },
    { name: 'Terms of Service', href: '/terms-of-service' },
  ],
} as const satisfies Record<string, readonly NavigationLink[]>
