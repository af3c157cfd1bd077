import { z } from 'zod'
import { timeZones, weekHours } from './hours-schema'
import { phoneNumber, textNumber } from './phone-schema'
import { group, list, matching, postalCode, text } from '@/lib/content/fields'
import { latitude, longitude } from '@/lib/map/map-schema'

/** The postal address of an office. Its country follows from the form of its postal code. */
export const address = group('The office.', {
  street: text
    .describe('Number and street. Left out, where customers don’t come to you.')
    .optional(),
  city: text.describe('Town of the office.'),
  state: matching(
    /^[A-Z]{2}$/,
    'must be the two letters of the state or province, such as OH',
  ).describe('Two letters of the state or province: "OH".'),
  postalCode: postalCode.describe('ZIP code, or postal code in Canada.'),
})

export const geo = group(
  'Position of the office in degrees, for search engines. May be left out.',
  { latitude, longitude },
)

const closure = z
  .strictObject({
    date: z.iso.date().describe('The day, yyyy-mm-dd: "2026-11-26".'),
    through: z.iso
      .date()
      .describe('The last day, where you close for several: "2026-11-27". May be left out.')
      .optional(),
    note: text.describe('What visitors read beside the date: "Closed for Thanksgiving".'),
  })
  .refine(({ date, through = date }) => date <= through, {
    message: 'must not be before date',
    path: ['through'],
  })

export const closures = list(
  'Days on which the office stays closed, such as holidays. Each shows below the hours until it has passed.',
  closure,
)

/** An office besides the main one, whose fields are those of company.yaml itself. */
export const branch = z.strictObject({
  name: text
    .meta({ defines: 'branches' })
    .describe('Its name for visitors, before its number: "Toledo office".'),
  phone: phoneNumber.describe('Its phone number, as visitors read it: "(419) 555-0142".'),
  texts: textNumber
    .describe('Its number for text messages. Left out, it is that of the main office.')
    .optional(),
  address,
  geo: geo.optional(),
  hours: weekHours.optional().describe('Its hours. Left out, they are those of the main office.'),
  closures: closures
    .describe('Days on which it stays closed. Left out, they are those of the main office.')
    .optional(),
  timeZone: z
    .enum(timeZones)
    .describe('Its time zone. Left out, it is that of the main office.')
    .optional(),
})
