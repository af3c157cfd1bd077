import { z } from 'zod'

/** Not [::1]: a Content-Security-Policy cannot name an IPv6 address, and so the browser would block it. */
const localHosts = ['localhost', '127.0.0.1']

/**
 * Whether a browser can, and should, send what it knows of a visitor to an address: https, http on this machine, or a
 * path of the site itself, where its host takes a POST.
 */
function isEndpoint(address: string): boolean {
  // Not "//host", which is another site.
  if (/^\/(?![/\\])/.test(address)) return true
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isSecure = url?.protocol === 'https:'
  const isLocal = url?.protocol === 'http:' && localHosts.includes(url.hostname)
  // fetch refuses an address with a name or a password in it.
  return Boolean(url && (isSecure || isLocal) && !url.username && !url.password)
}

/** Where both forms send what visitors write, and how that service wants it. docs/forms.md has recipes. */
export const forms = z.strictObject({
  endpoint: z
    .string()
    .refine(isEndpoint, 'must be a whole https address without a password, or a path of this site')
    .meta({ examples: ['https://forms.example.org/abc'] })
    .describe(
      'Address that takes what both forms send: "https://forms.example.org/abc", or a path of this site.',
    ),
  fields: z
    .record(z.string().min(1), z.string())
    .default({})
    .describe(
      'What is sent along, such as a key: { access_key: … }. Every visitor can read it: nothing secret.',
    ),
  privacySentence: z
    .string()
    .min(40)
    .optional()
    .describe(
      'Who takes what visitors write, and what they do with it. The privacy policy says it; left out, it names the address alone.',
    ),
})

/** What takes the forms, and what it wants with each. */
export type FormService = Omit<z.output<typeof forms>, 'privacySentence'>
