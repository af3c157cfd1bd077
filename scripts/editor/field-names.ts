/**
 * Whether a form can have a field of this name. With one that it can't have, Sveltia refuses all forms, and it takes digits
 * for the place in a list.
 */
export function isFieldName(name: string): boolean {
  return /^(?!\d+$)[^\s.*:<>]+$/.test(name)
}

/** A value without the keys that forms can't have. Files keep them as they are. */
export function withoutOtherNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOtherNames)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([key]) => isFieldName(key))
  return Object.fromEntries(fields.map(([key, inner]) => [key, withoutOtherNames(inner)]))
}
