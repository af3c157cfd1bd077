import type { Company } from './company-schema'
import { company } from '@/lib/site/company'

/** An office of the company. What a branch leaves out is that of the main office. */
export type Branch = Pick<
  Company,
  'phone' | 'texts' | 'address' | 'geo' | 'hours' | 'closures' | 'timeZone' | 'emergency'
> & {
  /** The main office has none. */
  name?: string
}

/** The office whose fields are those of company.yaml itself. */
export function mainBranch(): Branch {
  const { phone, texts, address, geo, hours, closures, timeZone, emergency } = company()
  return { phone, texts, address, geo, hours, closures, timeZone, emergency }
}

/** All offices of the company, the main one first. */
export function branches(): readonly [Branch, ...Branch[]] {
  const main = mainBranch()
  return [main, ...company().branches.map((branch) => ({ ...main, geo: undefined, ...branch }))]
}

/** What visitors read before the number of an office, where there are several: its name, or the town of the main office. */
export function branchLabel({ name, address }: Branch) {
  return name ?? address.city
}

/** The office that a page names, or else the main one. */
export function branchNamed(name: string | undefined): Branch {
  return branches().find((branch) => branch.name === name) ?? mainBranch()
}
