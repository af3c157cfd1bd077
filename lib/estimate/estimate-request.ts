// A fifth of the size of 'zod': a phone loads this once the form is touched.
import * as z from 'zod/mini'
import { pestTypes } from '@/content/estimate'

// zod tries `eval` for speed, which a strict Content-Security-Policy reports as an attack.
z.config({ jitless: true })

/** Digits, with or without commas between thousands, with or without a decimal part. */
const numeric = /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/

const minNameCharacters = 2
const minPhoneCharacters = 10

/** What a visitor may type into the estimate form, with the message for each thing that cannot be. */
export const estimateRequest = z.object({
  name: text(z.minLength(minNameCharacters, 'Name must be at least 2 characters.')),
  email: z.pipe(text(), z.email('Please enter a valid email address.')),
  phone: text(z.minLength(minPhoneCharacters, 'Please enter a valid phone number.')),
  pestType: z.enum(
    pestTypes.map(({ value }) => value),
    'Please select a pest type.',
  ),
  squareFootage: z.optional(
    text(
      z.refine(
        (value: string) => value === '' || numeric.test(value),
        'Square footage must be a number',
      ),
    ),
  ),
  /** Local day, yyyy-mm-dd. */
  treatmentDate: z.optional(z.string()),
  message: z.optional(text()),
})

/** What was typed, without the spaces around it. */
function text(...checks: z.core.$ZodCheck<string>[]) {
  return z.string().check(z.trim(), ...checks)
}

export type EstimateRequest = z.output<typeof estimateRequest>

/** The fields as the form holds them. */
export type EstimateFields = z.input<typeof estimateRequest>

/** Size and day belong to bed bugs only: of another pest they are neither checked nor handed on. */
export function relevantFields<Fields extends { pestType?: string }>(fields: Fields): Fields {
  if (fields.pestType === 'bed-bugs') return fields
  return { ...fields, squareFootage: undefined, treatmentDate: undefined }
}

/** What is handed on: the fields that were filled in. */
export function estimateData(request: EstimateRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request).filter((field): field is [string, string] => Boolean(field[1])),
  )
}
