import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
// A fifth of the size of 'zod', which a phone downloads when the first field takes focus.
import * as z from 'zod/mini'
import type { FormValues } from '../forms/service'
import { filledIn, shownFields, type EstimateValues, type PestOption, type Rule } from './fields'

// zod tries `eval` for speed, which a strict Content-Security-Policy reports as an attack.
z.config({ jitless: true })

/** Digits, with or without commas between thousands, with or without a decimal part. */
const number = /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/

/** Checks the fields that show, and gives the form what is to be sent or a message for each field. */
export const validateEstimate =
  (pests: readonly PestOption[]): Resolver<EstimateValues, unknown, FormValues> =>
  (values, context, options) => {
    const schema = estimateSchema(pests, values.pestType)
    return zodResolver(schema)(filledIn(pests, values), context, options)
  }

function estimateSchema(pests: readonly PestOption[], pestType: string | undefined) {
  return z.object(
    Object.fromEntries(
      shownFields(pests, pestType).map(({ name, rule, isRequired }) => {
        const text = rule ? z.string(rule.message).check(checkOf(rule)) : z.string()
        return [name, isRequired ? text : z.exactOptional(text)]
      }),
    ),
  )
}

function checkOf(rule: Rule): z.core.$ZodCheck<string> {
  const { message } = rule
  if ('minCharacters' in rule) return z.minLength(rule.minCharacters, message)
  if ('oneOf' in rule) return z.refine((text) => rule.oneOf.includes(text), message)
  return rule.format === 'email' ? z.email(message) : z.regex(number, message)
}
