import { company } from '@/lib/content/company'
import type { Company } from '@/lib/content/schemas/company'

const original = { ...company() }

/** Changes fields of the company until the end of the running test. A field that is undefined counts as left out. */
export function changeCompany(change: Partial<Company>) {
  Object.assign(company(), change)
}

afterEach(() => {
  const fields: Record<string, unknown> = company()
  for (const name of Object.keys(fields)) delete fields[name]
  Object.assign(fields, original)
})
