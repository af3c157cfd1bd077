import { z } from 'zod'
import { domain, matching } from './fields'

/** Whether browsers can send entries there safely: by https, or to a path of the site itself. */
function isEndpoint(address: string): boolean {
  // "//host" is another site.
  if (/^\/(?![/\\])/.test(address)) return true
  if (!/^https:\/\/[^\s\\]+$/.test(address) || !URL.canParse(address)) return false
  const { hostname, username, password } = new URL(address)
  // fetch refuses an address with a name or a password in it.
  return domain.test(hostname) && !username && !password
}

/** The service that takes the estimate form. docs/forms.md has recipes. */
export const formService = z.strictObject({
  endpoint: z
    .string()
    .trim()
    .refine(isEndpoint, 'must be a whole https address without a password, or a path of this site')
    .meta({ examples: ['https://forms.example.org/abc'] })
    .describe(
      'Address that takes what the estimate form sends: "https://forms.example.org/abc", or a path of this site.',
    ),
  fields: z
    .record(
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
})

export type FormService = z.output<typeof formService>
