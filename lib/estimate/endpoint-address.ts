/** Not [::1]: a Content-Security-Policy cannot name an IPv6 address, and so the browser would block it. */
const localHosts = ['localhost', '127.0.0.1']

/**
 * The address that estimate requests are sent to.
 *
 * @param value Of NEXT_PUBLIC_ESTIMATE_ENDPOINT.
 * @returns Nothing when the variable is not set or empty: then nothing is sent.
 * @throws When a browser could not, or should not, send a visitor's details there.
 */
export function endpointAddress(value: string | undefined): URL | undefined {
  if (!value) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isSecure = url?.protocol === 'https:'
  const isLocal = url?.protocol === 'http:' && localHosts.includes(url.hostname)
  // fetch refuses an address with a name or a password in it.
  if (url && (isSecure || isLocal) && !url.username && !url.password) return url
  throw new Error(
    `NEXT_PUBLIC_ESTIMATE_ENDPOINT: "${value}" cannot take estimate requests. Set the whole https address of your form service (http for localhost only, no password in it), or leave the variable out.`,
  )
}
