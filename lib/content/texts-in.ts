import { isLostItem } from './claims'

/** Every text in a value, whatever it is nested in, without those that rest on what is not claimed. */
export function textsIn(value: unknown): string[] {
  return textsWithPath(value).map(({ text }) => text)
}

/** The same with the names of the fields that lead to each. */
export function textsWithPath(
  value: unknown,
  path: readonly string[] = [],
): { path: readonly string[]; text: string }[] {
  if (typeof value === 'string') return isLostItem(value) ? [] : [{ path, text: value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    Array.isArray(value) && isLostItem(inner) ? [] : textsWithPath(inner, [...path, key]),
  )
}
