/**
 * @typedef {object} BenchPage
 * @property {string} kind
 * @property {string} path
 * @property {boolean} [hasIsland] React wakes on it.
 * @property {boolean} [isUnlisted] It is not for search engines, which costs it points for SEO; so does status 404
 *   for best practices.
 */

/** One page of each kind. @type {readonly BenchPage[]} */
export const pages = [
  { kind: 'Home', path: '/' },
  { kind: 'About', path: '/about' },
  { kind: 'Services', path: '/services' },
  { kind: 'Service', path: '/pest-control' },
  // The page that the floor page is written after.
  { kind: 'City', path: '/locations/dublin' },
  { kind: 'Article', path: '/blog/signs-of-bed-bugs' },
  { kind: 'Legal', path: '/privacy-policy' },
  { kind: 'Sitemap', path: '/sitemap' },
  { kind: 'Not found', path: '/no-such-page', isUnlisted: true },
  { kind: 'Articles', path: '/articles', hasIsland: true },
  { kind: 'Contact', path: '/contact', hasIsland: true },
  { kind: 'Estimate', path: '/estimate', hasIsland: true },
  { kind: 'Thank you', path: '/thank-you', hasIsland: true, isUnlisted: true },
]
