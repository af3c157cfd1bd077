import type { Facts } from './claims'

/**
 * Whether an entry is about what the company doesn't claim: it has no page then, and no page names it.
 *
 * @param fields Of the entry. `needs` is the key of the claim without which it would promise too much.
 */
export function lacksClaim(fields: object | undefined, facts: Facts): boolean {
  const { needs } = (fields ?? {}) as { needs?: unknown }
  return typeof needs === 'string' && facts[needs] === undefined
}
