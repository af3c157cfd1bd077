import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
// A fifth of the size of 'zod' on a phone.
import * as z from 'zod/mini'
import { filledIn, shownFields, type Field, type FormValues } from './fields'

// zod tries `eval` for speed, which a strict Content-Security-Policy reports as an attack.
z.config({ jitless: true })

/** Digits, with or without commas between thousands, with or without a decimal part. */
const number = /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/

/**
 * Checks what was filled in by the rules of the fields that show.
 *
 * @param all What the form may ask for.
 * @returns What is to be sent, without the spaces around it and without blanks, or a message for each field.
 */
export function resolverOf(all: readonly Field[]): Resolver<FormValues, unknown, FormValues> {
  return (values, context, settings) => {
    const fields = shownFields(all, values)
    const schema = z.object(Object.fromEntries(fields.map((field) => [field.name, textOf(field)])))
    return zodResolver(schema)(filledIn(fields, values), context, settings)
  }
}

/** A field without words for its problem is checked by the browser alone. */
function textOf({ isRequired, problem, minCharacters = 0, format, options }: Field) {
  if (!problem) return z.exactOptional(z.string())
  const checks: z.core.$ZodCheck<string>[] = [z.minLength(minCharacters, problem)]
  if (format) checks.push(format === 'email' ? z.email(problem) : z.regex(number, problem))
  if (options) {
    checks.push(z.refine((text) => options.some(({ value }) => value === text), problem))
  }
  const text = z.string(problem).check(...checks)
  return isRequired ? text : z.exactOptional(text)
}
