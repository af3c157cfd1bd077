/** Not [::1]: a Content-Security-Policy cannot name an IPv6 address, and so the browser would block it. */
const localHosts = ['localhost', '127.0.0.1']

/**
 * Whether a browser can, and should, send what it knows of a visitor to an address: https, http on this machine, or a
 * path of the site itself, where its host takes a POST.
 */
export function isEndpoint(address: string): boolean {
  // Not "//host", which is another site.
  if (/^\/(?![/\\])/.test(address)) return true
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isSecure = url?.protocol === 'https:'
  const isLocal = url?.protocol === 'http:' && localHosts.includes(url.hostname)
  // fetch refuses an address with a name or a password in it.
  return Boolean(url && (isSecure || isLocal) && !url.username && !url.password)
}

/** What the Content-Security-Policy has to let in; nothing for a path of the site itself. */
export function endpointOrigin(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).origin : undefined
}
