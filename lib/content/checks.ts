import type { Problem } from './problems'
import type { Content } from './registry'
import { houseProblems } from '@/lib/guide/house-problems'
import { officeProblems } from '@/lib/guide/office-problems'
import { locationProblems } from '@/lib/locations/location-problems'
import { sourceProblems } from '@/lib/sources/source-problems'

/** What only a subject knows: rules that no field can say of itself. Entries with mistakes in them are left out. */
export const checks: readonly ((content: Content) => Problem[])[] = [
  houseProblems,
  officeProblems,
  locationProblems,
  sourceProblems,
]
