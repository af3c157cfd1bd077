import { getEntry } from './site-content'
import type { Company } from '@/lib/company/company-schema'

/** Everything about the business. Code for the browser can't import this: islands get props instead. */
export function company(): Company {
  return getEntry('company')
}
