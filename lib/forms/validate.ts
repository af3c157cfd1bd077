import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
// A fifth of the size of 'zod' on a phone.
import * as z from 'zod/mini'
import {
  filledIn,
  shownFields,
  type Field,
  type FormName,
  type FormValues,
  type Option,
} from './fields'

// zod tries `eval` for speed, which a strict Content-Security-Policy reports as an attack.
z.config({ jitless: true })

/** Digits, with or without commas between thousands, with or without a decimal part. */
const number = /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/

/**
 * Checks what was filled in by the rules of the fields that show.
 *
 * @param options What the form's select offers.
 * @returns What is to be sent, without the spaces around it and without blanks, or a message for each field.
 */
export function resolverOf(
  form: FormName,
  options: readonly Option[],
): Resolver<FormValues, unknown, FormValues> {
  return (values, context, settings) => {
    const fields = shownFields(form, options, values)
    const schema = z.object(Object.fromEntries(fields.map((field) => [field.name, textOf(field)])))
    return zodResolver(schema)(filledIn(fields, values), context, settings)
  }
}

function textOf(field: Field) {
  const { isRequired, rule } = field
  const text = z.string(rule?.message).check(...checksOf(field))
  return isRequired && rule ? text : z.exactOptional(text)
}

function checksOf(field: Field): z.core.$ZodCheck<string>[] {
  if (!field.rule) return []
  const { minCharacters = 0, format, message } = field.rule
  const checks: z.core.$ZodCheck<string>[] = [z.minLength(minCharacters, message)]
  if (format) checks.push(format === 'email' ? z.email(message) : z.regex(number, message))
  if (field.control === 'select') {
    const values = field.options?.map(({ value }) => value)
    checks.push(z.refine((text) => values?.includes(text), message))
  }
  return checks
}
