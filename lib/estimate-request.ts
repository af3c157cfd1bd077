import { z } from 'zod'
import { pestTypes } from '@/content/estimate'

// zod tries `eval` for speed, which a strict Content-Security-Policy reports as an attack.
z.config({ jitless: true })

/** Digits, with or without commas between thousands, with or without a decimal part. */
const numeric = /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/

const minNameCharacters = 2
const minPhoneCharacters = 10

/** What a visitor may type into the estimate form, with the message for each thing that cannot be. */
export const estimateRequest = z.object({
  name: z.string().trim().min(minNameCharacters, 'Name must be at least 2 characters.'),
  email: z.string().trim().pipe(z.email('Please enter a valid email address.')),
  phone: z.string().trim().min(minPhoneCharacters, 'Please enter a valid phone number.'),
  pestType: z.enum(
    pestTypes.map(({ value }) => value),
    'Please select a pest type.',
  ),
  squareFootage: z
    .string()
    .trim()
    .refine((text) => text === '' || numeric.test(text), 'Square footage must be a number')
    .optional(),
  /** Local day, yyyy-mm-dd. */
  treatmentDate: z.string().optional(),
  message: z.string().trim().optional(),
})

export type EstimateRequest = z.output<typeof estimateRequest>

/** The fields as the form holds them. */
export type EstimateFields = z.input<typeof estimateRequest>

/** Size and day belong to bed bugs only: of another pest they are neither checked nor handed on. */
export function relevantFields<Fields extends { pestType?: string }>(fields: Fields): Fields {
  if (fields.pestType === 'bed-bugs') return fields
  return { ...fields, squareFootage: undefined, treatmentDate: undefined }
}

/** What is handed on: the fields that were filled in. */
export function estimateData(request: EstimateRequest): Partial<EstimateRequest> {
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value))
}
