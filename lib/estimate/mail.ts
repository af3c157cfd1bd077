import type { Mail } from '../mailto'
import {
  filledIn,
  shownFields,
  type EstimateField,
  type EstimateValues,
  type PestOption,
} from './fields'

/** An estimate request as an e-mail, for a visitor whose request could not be sent from the form. */
export function estimateMail(pests: readonly PestOption[], values: EstimateValues): Mail {
  const filled = filledIn(pests, values)
  return {
    subject: 'Free estimate',
    lines: shownFields(pests, values.pestType).map((field) => [
      field.label,
      shownText(field, filled[field.name] ?? ''),
    ]),
    closing: 'This request was written in the estimate form of the website.',
  }
}

/** What the visitor read when choosing, instead of the value that stands for it. */
function shownText(field: EstimateField, text: string) {
  if (field.control !== 'select') return text
  return field.options.find(({ value }) => value === text)?.label ?? text
}
