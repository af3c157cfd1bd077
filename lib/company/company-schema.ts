import { z } from 'zod'
import { brand } from './brand-schema'
import { closure } from './closure-schema'
import { counting } from './counting'
import { weekHours } from './hours-schema'
import { phoneNumber } from './phone-schema'
import { season } from './season'
import { thirdPartyScript } from './third-party-script'
import { pastDate, reference, text, webAddress, zipCode } from '@/lib/content/fields'
import { forms } from '@/lib/forms/settings'
import { portraitSchema } from '@/lib/images/photo-schema'

const person = z.strictObject({
  name: text.describe('Name as visitors read it.'),
  role: text.describe('What this person does: "Technician".'),
  license: text
    .optional()
    .describe('Number of a license of their own, as the agency writes it. May be left out.'),
  photo: portraitSchema.optional(),
})

const license = z.strictObject({
  name: text.describe('What it allows, as visitors read it: "Commercial pesticide business".'),
  number: text.describe('The number, as the agency writes it.'),
  lookUp: webAddress
    .optional()
    .describe('Where the agency lets anybody look the number up. May be left out.'),
  expires: z.iso
    .date()
    .describe(
      'Last day on which it holds, yyyy-mm-dd: "2027-09-30". `npm run preflight` tells it 60 days before, and refuses one that has expired.',
    ),
})

const confirmed = z
  .boolean()
  .describe('true once somebody has made sure of it. `npm run preflight` asks for the others.')

const value = z.union([text, z.number()]).transform(String).describe('The figure as texts show it.')

const claims = z.record(reference('claims'), z.strictObject({ value: value.optional(), confirmed }))

/** content/company.yaml. A field that is not listed here stops the build; the sentences are for its writer. */
export const companySchema = z.strictObject({
  sample: z
    .boolean()
    .default(false)
    .describe(
      'true while this is the sample company that the site came with: only then do the tests hold what is said of it. Yours: take the line out.',
    ),
  name: text.describe('Name of the business.'),
  wordmark: z.tuple([text, text]).meta({
    description:
      'Short form of the name for the header, on two lines: [Central Ohio, Pest Control].',
    examples: ['[Oak Hill, Pest Control]'],
  }),
  brand: brand
    .optional()
    .describe('Your colors and your logo. Left out, the site looks as it came.'),
  siteUrl: z
    .url({ protocol: /^https?$/ })
    .regex(/[^/]$/, 'must not end in a slash')
    .describe(
      'Address of the live site, without a slash at the end: canonical links and sitemap.xml start with it.',
    ),
  phone: phoneNumber.describe('The phone number, as visitors read it: "(614) 555-0142".'),
  texts: z
    .strictObject({
      number: phoneNumber.describe('As visitors read it: "(614) 555-0143".'),
      isRead: z
        .boolean()
        .default(false)
        .describe('true once somebody reads and answers what arrives. Until then nobody sees it.'),
    })
    .transform(({ number, isRead }) => ({ ...number, isRead }))
    .optional()
    .describe('A number that takes text messages, which may be the phone number. May be left out.'),
  email: z
    .email()
    .describe('Receives inquiries from the contact form and from the links in the footer.'),
  address: z
    .strictObject({
      street: text.describe('Number and street.'),
      city: text.describe('Town of the office.'),
      state: z
        .string()
        .regex(/^[A-Z]{2}$/, 'must be the two letters of the state, such as OH')
        .describe('Two letters: "OH".'),
      postalCode: zipCode.describe('ZIP code.'),
    })
    .describe('The office.'),
  region: z
    .strictObject({
      name: text.describe('What people call the area: "Central Ohio".'),
      city: text.describe('The city that it lies around, and that titles name: "Columbus".'),
      state: text.describe('The state in full: "Ohio".'),
      county: text.describe('County of the places that name none: "Franklin".'),
    })
    .describe('Where you work.'),
  hours: weekHours,
  season: season
    .optional()
    .describe(
      'When you work, each year. Outside of it every page says when you are back. Left out, you work all year.',
    ),
  closures: z
    .array(closure)
    .default([])
    .describe(
      'Days on which the office stays closed or closes early, such as holidays. Each stands below the hours until it has passed.',
    ),
  openNow: z
    .boolean()
    .default(false)
    .describe(
      'true shows below the hours whether the office is open at the moment, by the clock of your time zone.',
    ),
  emergency: text
    .optional()
    .describe(
      'A line below the phone number, such as "24/7 emergency service". Left out, nobody reads of one.',
    ),
  timeZone: z
    .string()
    .refine(isTimeZone, 'must be the IANA name of a time zone, such as America/New_York')
    .describe(
      'IANA name of the time zone in which the hours and the dates of the articles hold: "America/New_York".',
    ),
  founded: z
    .int()
    .min(1800)
    .meta({ isPast: true })
    .optional()
    .describe('Year of founding. Left out, the site says none.'),
  people: z
    .array(person)
    .default([])
    .describe('The people whom visitors will meet, for the about page. Empty, it shows none.'),
  reviewer: z
    .strictObject({
      name: text.describe('Name of whoever checks the articles.'),
      license: text.optional().describe('The license that qualifies them. May be left out.'),
    })
    .optional()
    .describe('Who checks the articles. Articles name them where it is set.'),
  social: z
    .array(
      z.strictObject({
        network: text.describe('Name of the network: "Facebook".'),
        url: webAddress.describe('Your page there.'),
      }),
    )
    .default([])
    .describe('Pages of the business on social networks. Empty, the footer lists none.'),
  booking: webAddress
    .optional()
    .describe('Where customers book a visit on their own. May be left out.'),
  customerLogin: webAddress
    .optional()
    .describe('Where customers see their bills and visits. May be left out.'),
  reviewLinks: z
    .strictObject({
      write: webAddress.optional().describe('Where a customer can write a review.'),
      all: webAddress.optional().describe('Where all reviews of the business stand.'),
    })
    .default({})
    .describe('Reviews elsewhere. Each stands below the reviews of a page, where it is set.'),
  contactCard: z
    .boolean()
    .default(false)
    .describe('true offers the phone number and the addresses as a card to save: /contact.vcf.'),
  licenses: z
    .array(license)
    .default([])
    .describe('Licenses of the business, for the about and contact pages. Empty, they show none.'),
  forms: forms
    .optional()
    .describe(
      'Where both forms send what visitors write. Left out, the estimate form sends nothing, and the contact form opens an e-mail.',
    ),
  counting: counting
    .optional()
    .describe(
      'Counts pages, taps on the phone number, and forms, without cookies and without telling visitors apart. Left out, nothing is counted.',
    ),
  thirdPartyScript: thirdPartyScript
    .optional()
    .describe(
      'One script of another company on every page: analytics, a chat, a booking widget. Left out, there is none.',
    ),
  hsts: z
    .strictObject({
      includeSubDomains: z
        .boolean()
        .default(false)
        .describe(
          'true for every name below yours too, such as a webmail or a booking page: for two years browsers then refuse each of them that has no https, and it cannot be taken back.',
        ),
      preload: z
        .boolean()
        .default(false)
        .describe(
          'true asks browsers to put your name on the list that they are shipped with. It takes includeSubDomains, and months to leave again.',
        ),
    })
    .refine(({ includeSubDomains, preload }) => includeSubDomains || !preload, {
      path: ['preload'],
      error: 'needs includeSubDomains: true',
    })
    .prefault({})
    .describe(
      'The site tells browsers to come by https alone (Strict-Transport-Security). What else they are told.',
    ),
  ourWords: z
    .array(z.string().min(3))
    .default([])
    .meta({
      description:
        'Words in which `npm run preflight` sees the sample company, and that are yours after all. May be left out.',
      examples: [['Columbus Avenue']],
    }),
  securityContactChecked: pastDate().describe(
    'Day, yyyy-mm-dd, on which somebody last made sure that the e-mail address above is read. /.well-known/security.txt names the address for reports of security problems and expires a year later.',
  ),
  claims: claims
    .default({})
    .describe(
      'What the site claims about the business. A claim that is taken out goes from every text.',
    ),
})

export type Company = z.output<typeof companySchema>

function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}
