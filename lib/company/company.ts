import type { Company } from './company-schema'
import { getEntry } from '@/lib/site-content'

/**
 * Everything about the business, read once a process: a running `npm run dev` shows a change after a new start. Nothing
 * that runs in the browser may import this; an island gets what it shows as props.
 */
export const company: Company = getEntry('company')
