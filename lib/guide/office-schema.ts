import { z } from 'zod'
import { phoneInText } from '@/lib/company/phone-links'
import { list, matching, pastDay, shortCounty, text, webAddress } from '@/lib/content/fields'

export const officePurposes = [
  'bites',
  'poison',
  'poisoned-pets',
  'night-vet',
  'rats',
  'rentals',
  'mediation',
  'dead-birds',
  'wildlife',
  'complaints',
  'gas',
] as const

export type OfficePurpose = (typeof officePurposes)[number]

const office = z.strictObject({
  name: text.min(5).describe('Its name, as it calls itself.'),
  for: list(
    'What people call it for. An office for complaints or gas is only linked from texts.',
    z.enum(officePurposes),
  ).min(1),
  area: text.min(3).describe('Who can call it, in words. Left out, everybody can.').optional(),
  counties: list(
    'Counties that it answers for, or for a part of. The state or province, for places without a county.',
    shortCounty,
  ).default([]),
  phone: matching(new RegExp(`^${phoneInText.source}$`), 'must be a number such as (614) 555-0142')
    .describe('Its number, from its own page. Without one its web address is shown.')
    .optional(),
  hours: text
    .min(3)
    .describe('When somebody answers. Left out if not known; around the clock only after a call.')
    .optional(),
  url: webAddress.describe('The page that gives the number.'),
  source: text.min(5).describe('Who gives the number, if not the office on that page.').optional(),
  sourceDate: matching(/^\d{4}(-\d\d){0,2}$/, 'must be a day, a month or a year')
    .describe('How old that page is: 2024-08-04, 2016-05 or "2017". Left out if nobody knows.')
    .optional(),
  called: pastDay.describe('Day on which somebody last called the number.').optional(),
})

/** content/offices.yaml. */
export const officesSchema = z.strictObject({
  offices: z.array(office),
  whenClosed: z
    .partialRecord(z.enum(officePurposes), text.min(10))
    .default({})
    .describe('What to do at night and on weekends, by what people call for.'),
})

export type Office = z.output<typeof office>
