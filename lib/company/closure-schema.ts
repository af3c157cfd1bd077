import { z } from 'zod'
import { clock } from './hours-schema'
import { text } from '@/lib/content/fields'

/** Days on which the office stays closed, or one on which it closes early. */
export const closure = z
  .strictObject({
    date: z.iso.date().describe('The day, yyyy-mm-dd: "2026-11-26".'),
    through: z.iso
      .date()
      .describe('The last day, where you close for several: "2026-11-27". May be left out.')
      .optional(),
    closes: clock
      .describe('When you close on that day, where you do open: "noon". May be left out.')
      .optional(),
    note: text.describe('What visitors read beside the date: "Closed for Thanksgiving".'),
  })
  .refine(({ date, through = date }) => date <= through, {
    message: 'must not be before date',
    path: ['through'],
  })
  .refine(({ closes }) => !closes || closes > '04:00', {
    message: 'must be a time of the day itself, before midnight',
    path: ['closes'],
  })
  .refine(({ through, closes }) => !through || !closes, {
    message: 'is for one day: take through out',
    path: ['closes'],
  })
