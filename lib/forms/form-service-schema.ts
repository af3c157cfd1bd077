import { z } from 'zod'
import { domain, matching } from '@/lib/content/fields'

/** Not [::1]: a Content-Security-Policy cannot name an IPv6 address, so browsers would block it. */
const localHosts = ['localhost', '127.0.0.1']

/** Whether browsers can send entries there safely: https, http on this machine, or a path of the site itself. */
function isEndpoint(address: string): boolean {
  // "//host" is another site.
  if (/^\/(?![/\\])/.test(address)) return true
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isSecure = /^https:\/\/[^\s\\]+$/.test(address) && domain.test(url?.hostname ?? '')
  const isLocal = url?.protocol === 'http:' && localHosts.includes(url.hostname)
  // fetch refuses an address with a name or a password in it.
  return Boolean(url && (isSecure || isLocal) && !url.username && !url.password)
}

/** The service that takes both forms. docs/forms.md has recipes. */
export const forms = z.strictObject({
  endpoint: z
    .string()
    .trim()
    .refine(isEndpoint, 'must be a whole https address without a password, or a path of this site')
    .meta({ examples: ['https://forms.example.org/abc'] })
    .describe(
      'Address that takes what both forms send: "https://forms.example.org/abc", or a path of this site.',
    ),
  fields: z
    .record(
      // With other names, the editor shows no forms at all.
      matching(
        /^(?!\d+$)[^\s.*:<>]+$/,
        'must be a name without a space or one of . * : < >, and not of digits alone',
      ),
      z.string(),
    )
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

/** What the browser has to know of the service that takes the forms. */
export type FormService = Pick<z.output<typeof forms>, 'endpoint' | 'fields'>
