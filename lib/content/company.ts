import { getEntry } from './entries'
import type { Company } from '@/lib/content/schemas/company'

/** Everything about the business. Code for the browser can't import this: islands get props instead. */
export function company(): Company {
  return getEntry('company')
}

/** The phone number for the bars at the top and the bottom, which have no room for an extension. Their links dial it. */
export function shortPhone() {
  return company().phone.display.replace(/ ext\.? ?\d+$/i, '')
}
