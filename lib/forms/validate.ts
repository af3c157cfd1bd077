import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
// A fifth of the size of 'zod' on a phone.
import * as z from 'zod/mini'
import { filledIn, missingFields, shownFields, type Field, type FormValues } from './fields'
import { isoDate } from '@/lib/dates'

// zod tries `eval` for speed, which a strict Content-Security-Policy reports as an attack.
z.config({ jitless: true })

/** Accepts what type=email accepts, and letters of any script, because some browsers don't convert such a domain. */
const email =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?)*$/u

/**
 * Checks what was filled in by the rules of the fields that show.
 *
 * @param all What the form may ask for.
 * @returns What is to be sent, without blanks, or an error for each field: with its message, or without one where the
 *   browser has to ask for it in its own words.
 */
export function resolverOf(all: readonly Field[]): Resolver<FormValues, unknown, FormValues> {
  return async (values, context, settings) => {
    const fields = shownFields(all, values)
    const missing = missingFields(fields, values)
    const schema = z.object(Object.fromEntries(fields.map((field) => [field.name, textOf(field)])))
    const result = await zodResolver(schema)(filledIn(fields, values), context, settings)
    if (missing.length === 0) return result
    const required = missing.map(({ name, problem }) => [
      name,
      { type: 'required', message: problem },
    ])
    return { values: {}, errors: { ...result.errors, ...Object.fromEntries(required) } }
  }
}

/** A field without words for its problem is checked by the browser alone. */
function textOf({ problem, minCharacters = 0, format, control, options }: Field) {
  const checks: z.core.$ZodCheck<string>[] = []
  if (problem) {
    checks.push(z.minLength(minCharacters, problem))
    if (format === 'email') checks.push(z.regex(email, problem))
    if (format === 'number') checks.push(z.refine((text) => Number.isFinite(Number(text)), problem))
    // The form may have been left open over midnight.
    if (control === 'date') checks.push(z.refine((day) => day >= isoDate(new Date()), problem))
    if (options) {
      checks.push(z.refine((text) => options.some(({ value }) => value === text), problem))
    }
  }
  return z.exactOptional(z.string().check(...checks))
}
