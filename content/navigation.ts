import type { Route } from 'next'

/** A path of the site: a wrong one fails the type check, not a visitor. */
export type SitePath = Route

export type NavigationLink = { name: string; href: SitePath }

/** A link of the header. */
export type HeaderLink = NavigationLink & { alsoUnder?: string }

/** The entries of the header, in order. lib/content/navigation.ts adds the services to what stands here. */
export const headerLinks: readonly (HeaderLink | { name: string; menu: 'services' })[] = [
  { name: 'Home', href: '/' },
  { name: 'About Us', href: '/about' },
  { name: 'Services', menu: 'services' },
  /** Also the current entry on an article, whose address lies under /blog/. */
  { name: 'Articles', href: '/articles', alsoUnder: '/blog/' },
  { name: 'Contact', href: '/contact' },
]

/** The footer's columns: that of the services begins with them, and the areas served come from content/locations. */
export const footerLinks: Record<'company' | 'services' | 'legal', readonly NavigationLink[]> = {
  company: [
    { name: 'Home', href: '/' },
    { name: 'About Us', href: '/about' },
    { name: 'Services', href: '/services' },
    { name: 'Contact', href: '/contact' },
  ],
  services: [{ name: 'Get a Free Estimate', href: '/estimate' }],
  legal: [
    { name: 'Privacy Policy', href: '/privacy-policy' },
    { name: 'Terms of Service', href: '/terms-of-service' },
    { name: 'Sitemap', href: '/sitemap' },
  ],
}

/** The groups of the sitemap page that are neither services nor locations. */
export const sitemapGroups: Record<'main' | 'legal', readonly NavigationLink[]> = {
  main: [
    { name: 'Home', href: '/' },
    { name: 'About Us', href: '/about' },
    { name: 'Services', href: '/services' },
    { name: 'Articles', href: '/articles' },
    { name: 'Contact', href: '/contact' },
    { name: 'Free Estimate', href: '/estimate' },
  ],
  legal: footerLinks.legal.slice(0, 2),
}
