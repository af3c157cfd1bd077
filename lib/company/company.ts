import type { Company } from './company-schema'
import { getEntry } from '@/lib/site-content'

/** Everything about the business. Code for the browser can't import this: islands get props instead. */
export function company(): Company {
  return getEntry('company')
}
