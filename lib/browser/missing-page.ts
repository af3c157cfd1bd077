const sentOn = /^\/(blog|services)\//

/** The second is the page that stands for every service that does not exist. */
const destinations: Record<string, string> = { blog: '/articles', services: '/services/unknown' }

/** Whether this is the 404 page of an unknown article or service, on a host that has no rules for them. */
export function isSentOn({ location }: { location: Pick<Location, 'pathname'> }) {
  return document.querySelector('[data-not-found]') !== null && sentOn.test(location.pathname)
}

/** On the 404 page: sends unknown articles and services on, and logs every other address. */
export function handleMissingPage(location: Location) {
  if (!document.querySelector('[data-not-found]')) return
  const [, section = ''] = sentOn.exec(location.pathname) ?? []
  const destination = destinations[section]
  if (destination) location.replace(destination)
  else console.info('Page not found:', location.pathname)
}
