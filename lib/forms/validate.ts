import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
// A fifth of the size of 'zod' on a phone.
import * as z from 'zod/mini'
import { isNumber } from './clean-text'
import {
  cleanValues,
  visibleFields,
  type FormTexts,
  type FormField,
  type FormValues,
} from './form-fields'
import { isoDate } from '@/lib/dates'

// zod tries `eval` for speed, which a strict Content-Security-Policy reports as an attack.
z.config({ jitless: true })

/** What type=email accepts, with a dot in the domain, which people forget, and with letters of any script. */
const email = /^[^\s@]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]*[\p{L}\p{N}]$/u

/**
 * @param all What the form may ask for.
 * @returns What checks the visible fields, and gives what is to be sent, or an error for each field.
 */
export function resolverOf(all: readonly FormField[]): Resolver<FormTexts, unknown, FormValues> {
  return (values, ...others) =>
    zodResolver(schemaOf(visibleFields(all, values.pestType)))(values, ...others)
}

const schemaOf = (fields: readonly FormField[]) =>
  z.pipe(
    z.transform((values: FormTexts) => cleanValues(fields, values)),
    z.object(Object.fromEntries(fields.map((field) => [field.name, checkOf(field)]))),
  )

/** A field without a message may hold anything. */
function checkOf({ isRequired, problem, minCharacters = 0, format, control, options }: FormField) {
  const checks: z.core.$ZodCheck<string>[] = [z.minLength(minCharacters, problem)]
  if (format === 'email') checks.push(z.regex(email, problem))
  if (format === 'number') checks.push(z.refine(isNumber, problem))
  // The form may have been left open over midnight.
  if (control === 'date') checks.push(z.refine((day) => day >= isoDate(new Date()), problem))
  if (options) {
    checks.push(z.refine((text) => options.some(({ value }) => value === text), problem))
  }
  const text = z.string({ error: () => problem ?? '' }).check(...checks)
  return isRequired ? text : z.exactOptional(text)
}
