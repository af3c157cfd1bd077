import { z } from 'zod'
import {
  flagOf,
  groupOf,
  groupsOf,
  listOf,
  matching,
  siteOrigin,
  stateName,
  textSchema,
  webAddressSchema,
  zipCodeSchema,
} from './fields'
import { formService } from './forms'
import { weekHours } from './hours'
import { phoneNumber } from './phone'
import { portraitSchema } from './photos'

const person = z.strictObject({
  name: textSchema.describe('Name as visitors read it.'),
  role: textSchema.describe('What this person does: "Technician".'),
  license: textSchema
    .describe('Number of a license of their own, as the agency writes it. May be left out.')
    .optional(),
  photo: portraitSchema.optional(),
  sample: flagOf('true while nobody of that name works for you. Leave it out for a real person.'),
})

const license = z.strictObject({
  name: textSchema.describe(
    'What it allows, as visitors read it: "Commercial pesticide business".',
  ),
  number: textSchema.describe('The number, as the agency writes it.'),
  lookUp: webAddressSchema
    .describe('Where the agency lets anybody look the number up. May be left out.')
    .optional(),
  expires: z.iso.date().describe('Last day on which it holds, yyyy-mm-dd: "2027-09-30".'),
})

/** content/company.yaml. A field that is not listed here stops the build; the sentences are for its writer. */
export const companySchema = z.strictObject({
  sample: flagOf(
    'true while company, prices, people and reviews are invented: each page then says so. Take this line out of yours.',
  ),
  name: textSchema.describe('Name of the business.'),
  wordmark: listOf(
    'Short form of the name for the header, on one line or two: [Central Ohio, Pest Control].',
    // More does not fit beside the menu on a screen of 320 pixels.
    textSchema.max(14),
  )
    .min(1)
    .max(2)
    .meta({ examples: ['[Oak Hill, Pest Control]'] }),
  siteUrl: siteOrigin.describe(
    'Address of the live site, "https://www.example.com", without anything after it: canonical links and sitemap.xml start with it.',
  ),
  phone: phoneNumber.describe('The phone number, as visitors read it: "(614) 555-0142".'),
  email: z
    .email({
      error: ({ input }) =>
        input === undefined ? undefined : 'must be an e-mail address, such as office@example.com',
    })
    .refine((address) => !address.endsWith('.con'), 'ends in .con, and no address does')
    .describe(
      'Shown in the footer, on the contact page and in legal texts. The contact form writes to it.',
    ),
  address: groupOf('The office.', {
    street: textSchema.describe('Number and street: "123 Main Street".'),
    city: textSchema.describe('Town of the office.'),
    state: matching(/^[A-Z]{2}$/, 'must be the two letters of the state, such as OH').describe(
      'Two letters of the state: "OH".',
    ),
    postalCode: zipCodeSchema.describe('ZIP code.'),
  }),
  region: groupOf('Where you work.', {
    name: textSchema.describe('What people call the area: "Central Ohio".'),
    city: textSchema.describe('The main city of the area, which titles mention: "Columbus".'),
    state: stateName.describe('The state in full: "Ohio".'),
    county: textSchema
      .describe(
        'County of the cities in this state that name none: "Franklin". Left out, where there are no counties.',
      )
      .optional(),
  }),
  hours: weekHours,
  emergency: textSchema
    .describe(
      'A line below the phone number, such as "24/7 emergency service". Left out, there is none.',
    )
    .optional(),
  founded: z
    .int()
    .min(1800)
    .refine((year) => year <= new Date().getFullYear(), 'lies in the future')
    .describe('Year of founding: "1987". May be left out.')
    .optional(),
  people: listOf(
    'The people whom visitors will meet, for the about page. Empty, it shows none.',
    person,
  ).default([]),
  reviewer: groupOf('Who checks the articles. Articles name them where it is set.', {
    name: textSchema.describe('Name of the person who checks the articles.'),
    license: textSchema.describe('The license that qualifies them. May be left out.').optional(),
  }).optional(),
  social: groupsOf('Pages of the business on social networks. Empty, the footer lists none.', {
    network: textSchema.describe('Name of the network: "Facebook".'),
    url: webAddressSchema.describe('Your page there.'),
  }).default([]),
  licenses: listOf(
    'Licenses of the business, for the about and contact pages. Empty, they show none.',
    license,
  ).default([]),
  form: formService
    .describe(
      'Where the estimate form sends what visitors write. Left out, it only logs that to the console of the browser.',
    )
    .optional(),
})

export type Company = z.output<typeof companySchema>
