import { filledIn, type Field } from './fields'
import type { Mail } from './mailto'
import type { FormValues } from './service'

/** An estimate request as an e-mail, for a visitor whose request could not be sent from the form. */
export function estimateMail(fields: readonly Field[], values: Partial<FormValues>): Mail {
  return {
    subject: 'Free estimate',
    lines: mailLines(fields, values),
    closing: 'This request was written in the estimate form of the website.',
  }
}

/**
 * The contact form as an e-mail to the company.
 *
 * @param subject Where no service was chosen.
 */
export function inquiryMail(
  fields: readonly Field[],
  values: Partial<FormValues>,
  subject: string,
): Mail {
  return {
    subject: values.service || subject,
    lines: mailLines(fields, values),
    closing: 'This inquiry was sent through the website contact form.',
  }
}

/** A line for each field, also for those that are blank. Of a select it says what the visitor read. */
function mailLines(fields: readonly Field[], values: Partial<FormValues>): Mail['lines'] {
  const filled = filledIn(fields, values)
  return fields
    .filter(({ control }) => control !== 'checkbox')
    .map((field) => {
      const text = filled[field.name] ?? ''
      const options = field.control === 'select' ? field.options : []
      const chosen = options.find(({ value }) => value === text)
      return [field.mailLabel ?? field.label, chosen?.label ?? text]
    })
}
