import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl, type Resolver } from 'react-hook-form'
// A fifth of the size of 'zod' on a phone.
import * as z from 'zod/mini'
import { cleanValues, visibleFields, type Field, type FormValues } from './fields'
import { isoDate } from '@/lib/dates'

// zod tries `eval` for speed, which a strict Content-Security-Policy reports as an attack.
z.config({ jitless: true })

const mailbox = /[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+/u.source

/** A part of a domain between dots. */
const label = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?/u.source

/**
 * What type=email accepts, with a dot in the domain, which people forget, and with letters of any script, because some
 * browsers don't convert such domains.
 */
const email = new RegExp(`^${mailbox}@${label}(?:\\.${label})+$`, 'u')

/**
 * The checks of a form, for as long as its page is open.
 *
 * @param onErrors Called with the messages of the fields, by name, whenever they change.
 */
export function createChecks(fields: readonly Field[], onErrors: (messages: FormValues) => void) {
  const { getValues, handleSubmit, setValue, subscribe } = createFormControl<
    FormValues,
    unknown,
    FormValues
  >({ resolver: resolverOf(fields) })
  subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => {
      const messages = Object.entries(errors).flatMap(([name, error]) =>
        error?.message ? [[name, error.message]] : [],
      )
      onErrors(Object.fromEntries(messages))
    },
  })

  return {
    /** @returns What is to be sent; nothing where a field has an error. */
    async check(values: FormValues): Promise<FormValues | undefined> {
      for (const [name, text] of Object.entries(values)) setValue(name, text)
      let checked: FormValues | undefined
      await handleSubmit((cleaned) => {
        checked = cleaned
      })()
      return checked
    },

    /** Checks the fields again whose entries have changed. */
    recheck(values: FormValues) {
      for (const [name, text] of Object.entries(values)) {
        if (getValues(name) !== text) setValue(name, text, { shouldValidate: true })
      }
    },
  }
}

/**
 * @param all What the form may ask for.
 * @returns What checks the visible fields, and gives what is to be sent, or an error for each field.
 */
function resolverOf(all: readonly Field[]): Resolver<FormValues, unknown, FormValues> {
  return (values, context, settings) => {
    const fields = visibleFields(all, values)
    const schema = z.object(
      Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
    )
    return zodResolver(schema)(cleanValues(fields, values), context, settings)
  }
}

/**
 * A field without a message is checked by the browser alone. A form with a blank required field is never sent, even
 * where the browser lets it pass.
 */
function schemaOf({ isRequired, problem, minCharacters = 0, format, control, options }: Field) {
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
  const text = z.string({ error: () => problem ?? '' }).check(...checks)
  return isRequired ? text : z.exactOptional(text)
}
