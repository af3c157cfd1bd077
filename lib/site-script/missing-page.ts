/** The page that stands for every service that does not exist. */
const emptyServicesPage = '/services/unknown'

/**
 * On the 404 page: sends unknown articles and services on where the host has no rules for them, and
 * logs every other address.
 */
export function handleMissingPage(location: Location) {
  if (!document.querySelector('[data-not-found]')) return
  const { pathname } = location
  if (pathname.startsWith('/blog/')) location.replace('/articles')
  else if (pathname.startsWith('/services/')) location.replace(emptyServicesPage)
  else console.info('Page not found:', pathname)
}
