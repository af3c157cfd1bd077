import { dependsOnMissingClaim } from './claims'

/** All texts inside of a value, without those that depend on a missing claim. */
export function textsIn(value: unknown): string[] {
  return textsWithPath(value).map(({ text }) => text)
}

/** All texts inside of a value, with the names of the fields that lead to them. */
export function textsWithPath(
  value: unknown,
  path: readonly string[] = [],
): { path: readonly string[]; text: string }[] {
  if (typeof value === 'string') return dependsOnMissingClaim(value) ? [] : [{ path, text: value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    Array.isArray(value) && dependsOnMissingClaim(inner)
      ? []
      : textsWithPath(inner, [...path, key]),
  )
}
