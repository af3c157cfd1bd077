import { z } from 'zod'
import { matching } from './fields'

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

const clock = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:00 or 18:30')

/** Days with the same office hours. */
const hours = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1).describe('The days, in order: [Mon, Tue].'),
    opens: clock.describe('When the office opens: "08:00". Left out, it is closed.').optional(),
    closes: clock.describe('When it closes: "18:00".').optional(),
  })
  .refine(({ opens, closes }) => Boolean(opens) === Boolean(closes), {
    message: 'is missing: hours have both opens and closes',
    path: ['closes'],
  })
  .refine(({ opens, closes }) => !opens || !closes || opens < closes, {
    message: 'must be later than opens',
    path: ['closes'],
  })

export const weekHours = z
  .array(hours)
  .min(1)
  .describe('Office hours, as the contact page and the footer list them.')

export type Hours = z.output<typeof hours>
