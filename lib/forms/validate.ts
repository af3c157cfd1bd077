import type { Field, FormValues } from './fields'

/** As zod checks it, which a phone need not download for this: one @, letters at the end, no two dots in a row. */
const email = /^(?!\.)(?!.*\.\.)([\w'+\-.]*)[\w+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** Digits, with or without commas between thousands, with or without a decimal part. */
const number = /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/

const formats = { email, number }

/**
 * Checks what was filled in by the rules of the fields.
 *
 * @param values Without the spaces around them, and without blanks.
 * @returns A message for each field that is wrong, by its name.
 */
export function errorsOf(fields: readonly Field[], values: FormValues): FormValues {
  const wrong = fields.filter((field) => !isRight(field, values[field.name]))
  return Object.fromEntries(wrong.map(({ name, rule }) => [name, rule?.message ?? '']))
}

function isRight(field: Field, text: string | undefined) {
  const { rule, isRequired } = field
  if (!rule) return true
  if (text === undefined) return !isRequired
  if (field.control === 'select') return field.options?.some(({ value }) => value === text)
  const { minCharacters = 0, format } = rule
  return text.length >= minCharacters && (!format || formats[format].test(text))
}
