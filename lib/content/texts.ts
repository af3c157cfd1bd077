import { isPair, isSeq, visit, type Document } from 'yaml'
import { resolveText, type Facts } from './claims'
import type { Path } from './problems'

/**
 * Puts the facts into all texts. One that loses all its words stays as it is written, so that a list keeps its items
 * until the whole is checked: `dropLostTexts` takes it out.
 *
 * @param mayLoseTexts Whether such a text is right where it is no item of a list, which goes with its words.
 * @param report Called with what is wrong with a text, and where it stands.
 */
export function resolveTexts(
  document: Document,
  facts: Facts,
  mayLoseTexts: boolean,
  report: (path: Path, message: string) => void,
) {
  visit(document, {
    Scalar(key, node, ancestors) {
      const { value } = node
      if (key === 'key' || typeof value !== 'string') return
      const isItem = [ancestors.at(-1), ancestors.at(-3)].some(isSeq)
      try {
        const resolved = resolveText(value, facts)
        if (resolved) node.value = resolved
        else if (value && !isItem && !mayLoseTexts)
          throw new Error(`says nothing without what is not claimed: “${value}”`)
      } catch (error) {
        report(pathOf([...ancestors, node]), (error as Error).message)
      }
    },
  })
}

function pathOf(nodes: readonly unknown[]): Path {
  return nodes.flatMap((node, index) => {
    if (isPair(node)) return String(node.key)
    return isSeq(node) ? node.items.indexOf(nodes[index + 1]) : []
  })
}

/** Values without the texts that have lost their words: from a list goes the item, or the entry one of whose texts it was. */
export function dropLostTexts<Values>(values: Values): Values {
  const json = JSON.stringify(values, (_, value: unknown) => {
    if (Array.isArray(value)) return value.filter((item) => !isLostItem(item))
    return isLost(value) ? '' : value
  })
  return JSON.parse(json) as Values
}

/** Whether an item of a list, or one of its texts, rests on what is not so. */
export function isLostItem(item: unknown) {
  const isEntry = typeof item === 'object' && item && !Array.isArray(item)
  return isEntry ? Object.values(item).some(isLost) : isLost(item)
}

function isLost(value: unknown) {
  return typeof value === 'string' && value.includes('((')
}
