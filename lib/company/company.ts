import type { Company } from './company-schema'
import { getEntry } from '@/lib/site-content'

/** Everything about the business. Code for the browser can't import this: an island gets what it shows as props. */
export function company(): Company {
  return getEntry('company')
}
