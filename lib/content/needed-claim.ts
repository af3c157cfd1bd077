import type { Facts } from './claims'

/**
 * Whether an entry needs a claim that the company doesn't make. It then has no page and is in no list.
 *
 * @param fields The fields of the entry. `needs` is the key of the claim.
 */
export function lacksClaim(fields: object | undefined, facts: Facts): boolean {
  const { needs } = (fields ?? {}) as { needs?: unknown }
  return typeof needs === 'string' && facts[needs] === undefined
}
