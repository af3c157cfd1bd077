import { z } from 'zod'

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

type Forms = z.output<typeof forms>

/** What takes the forms, and how it wants them. */
export type FormService = Omit<Forms, 'privacySentence'>

/**
 * What both forms send to.
 *
 * @param setting Of content/company.yaml.
 * @param replacement Value of FORMS_ENDPOINT, which replaces the address for one build.
 * @returns Nothing where no address is set: then the estimate form sends nothing, and the contact form opens an e-mail.
 * @throws When the replacement cannot take a form.
 */
export function formService(
  setting: Forms | undefined,
  replacement: string | undefined,
): FormService | undefined {
  if (replacement && !isEndpoint(replacement)) {
    throw new Error(
      `FORMS_ENDPOINT: "${replacement}" cannot take what the forms send. Set the whole https address of your form service (http for localhost only, no password in it), or leave the variable out.`,
    )
  }
  const address = replacement || setting?.endpoint
  if (!address) return undefined
  const { privacySentence: _, ...service } = forms.parse({ ...setting, endpoint: address })
  return service
}

/** What texts can say of where the forms go: the owner's own sentence, or else the host, or that they open an e-mail. */
export function formFacts(
  setting: Forms | undefined,
  replacement: string | undefined,
  siteUrl: string,
) {
  const service = formService(setting, replacement)
  const sentence = service && setting?.privacySentence
  return {
    'form-service': sentence,
    'form-host': service && !sentence ? new URL(service.endpoint, siteUrl).hostname : undefined,
    'form-mail': service ? undefined : (true as const),
  }
}
