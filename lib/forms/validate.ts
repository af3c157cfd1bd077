import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
// A fifth of the size of 'zod', which a phone downloads when the first field takes focus.
import * as z from 'zod/mini'
import { filledIn, shownFields, type Field, type PestOption } from './fields'
import type { FormValues } from './service'

// zod tries `eval` for speed, which a strict Content-Security-Policy reports as an attack.
z.config({ jitless: true })

/** Digits, with or without commas between thousands, with or without a decimal part. */
const number = /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/

/** Checks the estimate's fields that show, and gives what is to be sent, or a message for each field. */
export const validateEstimate =
  (pests: readonly PestOption[]): Resolver<FormValues, unknown, FormValues> =>
  (values, context, options) => {
    const fields = shownFields(pests, values.pestType)
    const schema = z.object(Object.fromEntries(fields.map((field) => [field.name, textOf(field)])))
    return zodResolver(schema)(filledIn(fields, values), context, options)
  }

function textOf(field: Field) {
  const { isRequired, rule } = field
  const text = z.string(rule?.message).check(...checksOf(field))
  return isRequired ? text : z.exactOptional(text)
}

function checksOf(field: Field): z.core.$ZodCheck<string>[] {
  const { minCharacters = 0, format, message = '' } = field.rule ?? {}
  const checks: z.core.$ZodCheck<string>[] = [z.minLength(minCharacters, message)]
  if (format) checks.push(format === 'email' ? z.email(message) : z.regex(number, message))
  if (field.control === 'select') {
    const values = field.options.map(({ value }) => value)
    checks.push(z.refine((text) => values.includes(text), message))
  }
  return checks
}
