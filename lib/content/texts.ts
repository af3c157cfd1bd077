import { resolveText, type Facts } from './claims'

type Path = readonly (string | number)[]

/** Called with what is wrong with a text, and where it stands in the values. */
type Report = (path: Path, message: string) => void

/**
 * A value with the facts in all its texts. A text that loses all its words stays as it is written, so that a list keeps
 * its items and they their lines until the whole is checked: `dropLostTexts` takes it out.
 *
 * @param mayLoseTexts Whether such a text is right where it is no item of a list, which goes with its words.
 */
export function resolveTexts(
  written: unknown,
  facts: Facts,
  mayLoseTexts: boolean,
  report: Report,
): unknown {
  return resolve(written, [], false)

  function resolve(value: unknown, path: Path, isItem: boolean): unknown {
    if (typeof value === 'string') return resolveOne(value, path, isItem)
    if (Array.isArray(value)) {
      return value.map((item, index) => resolve(item, [...path, index], true))
    }
    if (value === null || typeof value !== 'object') return value
    const fields = Object.entries(value).map(([key, inner]): [string, unknown] => [
      key,
      resolve(inner, [...path, key], isItem && typeof inner === 'string'),
    ])
    return Object.fromEntries(fields)
  }

  function resolveOne(text: string, path: Path, isItem: boolean) {
    try {
      const resolved = resolveText(text, facts)
      if (text && !resolved && !isItem && !mayLoseTexts) {
        report(path, `says nothing without what is not claimed: “${text}”`)
      }
      return resolved || text
    } catch (error) {
      report(path, (error as Error).message)
      return text
    }
  }
}

/** Values without the texts that have lost their words: from a list goes the item, or the entry one of whose texts it was. */
export function dropLostTexts(value: unknown): unknown {
  if (isLost(value)) return ''
  if (Array.isArray(value)) return value.filter((item) => !isLostItem(item)).map(dropLostTexts)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, dropLostTexts(inner)]),
  )
}

/** Whether an item of a list, or one of its texts, rests on what is not so. */
export function isLostItem(item: unknown) {
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return isLost(item)
  return Object.values(item).some(isLost)
}

function isLost(value: unknown) {
  return typeof value === 'string' && value.includes('((')
}
