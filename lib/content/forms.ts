import { z } from 'zod'
import { isEndpoint } from '../forms/endpoint'
import type { FormService } from '../forms/service'

/** An address that takes a POST. */
export const endpoint = z
  .string()
  .refine(isEndpoint, 'must be a whole https address without a password, or a path of this site')
  .meta({ examples: ['https://forms.example.org/abc'] })

/** Where both forms send what visitors write, and how that service wants it. docs/forms.md has recipes. */
export const forms = z.strictObject({
  endpoint: endpoint.describe(
    'Address that takes what both forms send: "https://forms.example.org/abc", or a path of this site.',
  ),
  body: z
    .enum(['form', 'json'])
    .default('form')
    .describe('How the fields are written: form, as a page without script sends them, or json.'),
  fields: z
    .record(z.string().min(1), z.string())
    .default({})
    .describe(
      'What is sent along, such as a key: { access_key: … }. Every visitor can read it: nothing secret.',
    ),
  formField: z
    .string()
    .min(1)
    .default('form')
    .describe(
      'Name of the field that says which form it was, estimate or contact. Netlify wants form-name, and the build then writes the page by which it learns the fields.',
    ),
  privacySentence: z
    .string()
    .min(40)
    .optional()
    .describe(
      'Who takes what visitors write, and what they do with it. The privacy policy says it; left out, it names the address alone.',
    ),
})

type Forms = z.output<typeof forms>

/**
 * What both forms send to.
 *
 * @param setting Of content/company.yaml.
 * @param replacement Value of NEXT_PUBLIC_ESTIMATE_ENDPOINT, which replaces the address for one build.
 * @returns Nothing where no address is set: then the estimate form sends nothing, and the contact form opens an e-mail.
 * @throws When the replacement cannot take a form.
 */
export function formService(
  setting: Forms | undefined,
  replacement: string | undefined,
): FormService | undefined {
  if (replacement && !isEndpoint(replacement)) {
    throw new Error(
      `NEXT_PUBLIC_ESTIMATE_ENDPOINT: "${replacement}" cannot take what the forms send. Set the whole https address of your form service (http for localhost only, no password in it), or leave the variable out.`,
    )
  }
  const address = replacement || setting?.endpoint
  if (!address) return undefined
  const { body = 'form', fields = {}, formField = 'form' } = setting ?? {}
  return { endpoint: address, body, fields, formField }
}

/** What the privacy policy says of the way that the forms take; nothing where they are sent nowhere. */
export function formPrivacySentence(
  setting: Forms | undefined,
  replacement: string | undefined,
): string | undefined {
  const service = formService(setting, replacement)
  if (!service) return undefined
  if (setting?.privacySentence) return setting.privacySentence
  const receiver = URL.canParse(service.endpoint)
    ? new URL(service.endpoint).hostname
    : 'the company that hosts this website'
  return `What you write in a form here goes to ${receiver}, which takes it in for us.`
}
