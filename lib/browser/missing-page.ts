/** Where hosts with rules redirect unknown articles and services to. */
const destinations: Record<string, string> = { blog: '/articles', services: '/services/unknown' }

/** On the 404 page: opens the page for an unknown article or service, on a host without rules, and logs other addresses. */
export function answerMissingPage(location: Pick<Location, 'pathname' | 'replace'>) {
  if (!document.querySelector('[data-not-found]')) return
  const [, folder = ''] = /^\/(blog|services)\/[^/]+\/?$/.exec(location.pathname) ?? []
  const destination = destinations[folder]
  if (destination) location.replace(destination)
  else console.info('Page not found:', location.pathname)
}
