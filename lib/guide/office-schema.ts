import { z } from 'zod'
import { pastDate, reference, webAddress } from '@/lib/content/fields'

/** What somebody calls an office for. */
export const officePurposes = [
  'bites',
  'poison',
  'poisoned-pets',
  'rats',
  'rentals',
  'wildlife',
  'complaints',
] as const

const office = z.strictObject({
  name: z.string().min(5).describe('Its name, as it calls itself.'),
  for: z.array(z.enum(officePurposes)).min(1).describe('What people call it for.'),
  area: z.string().min(3).optional().describe('Whom it answers, in words. None: everybody.'),
  locations: z
    .array(reference('locations'))
    .default([])
    .describe('Places of content/locations that it answers for.'),
  counties: z
    .array(z.string())
    .default([])
    .describe('Counties that it answers for, apart from places that another office names.'),
  phone: z
    .string()
    .regex(/^(\(\d{3}\) |1-8\d{2}-)\d{3}-\d{4}$/, 'must be a number such as (614) 555-0142')
    .optional()
    .describe('Its number, from its own page. Without one its web address is shown.'),
  hours: z.string().min(3).optional().describe('When somebody answers. Left out if not known.'),
  url: webAddress.describe('The page that gives the number.'),
  called: pastDate().optional().describe('Day on which somebody last called the number.'),
})

/** content/offices.yaml. */
export const officesSchema = z.strictObject({ offices: z.array(office) })

export type Office = z.output<typeof office>
export type OfficePurpose = (typeof officePurposes)[number]
