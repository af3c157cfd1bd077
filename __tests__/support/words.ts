import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

const sequenceLength = 5

/** All texts inside of a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : []
}

/** The words of an HTML text; headings, items and cells end a sentence. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(p|li|h\d|td|th|figcaption)>/g, '. ')
    .replace(/<[^>]+>/g, '')
    .replace(/&[a-z#0-9]+;/g, ' ')
    .replace(/([.?!:])\s*\.\s/g, '$1 ')
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}’'/-]+/gu) ?? []
}

/** The school grade that a text asks for, by Flesch and Kincaid. */
export function readingGrade(text: string): number {
  const words = wordsOf(text)
  const sentences = text.split(/[.?!]+\s/).filter((sentence) => wordsOf(sentence).length > 1)
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables })
}

/** A text in which any of the names is the same word. */
function maskNames(text: string, names: readonly string[]): string {
  const longestFirst = [...names].sort((a, b) => b.length - a.length)
  return text.replace(new RegExp(`\\b(${longestFirst.join('|')})\\b`, 'gi'), 'PLACE')
}

/** Every sequence of five words, in small letters, with the names masked. */
export function fiveWordSequences(text: string, names: readonly string[]): Set<string> {
  const words = wordsOf(maskNames(text, names).toLowerCase())
  return new Set(
    words
      .slice(sequenceLength - 1)
      .map((_, start) => words.slice(start, start + sequenceLength).join(' ')),
  )
}

/** What two texts share, as a part of the shorter one, and the sequences themselves. */
export function sharedSequences(a: ReadonlySet<string>, b: ReadonlySet<string>) {
  const shared = [...a].filter((sequence) => b.has(sequence))
  return { share: shared.length / Math.max(1, Math.min(a.size, b.size)), shared }
}
