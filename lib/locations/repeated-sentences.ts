import { readFileSync } from 'node:fs'
import type { LocationFrontMatter } from './location-schema'
import type { Entry } from '@/lib/content/load'
import type { Problem } from '@/lib/content/problems'

/** A shorter sentence, such as "Call us today.", says nothing about a place. */
const fewestWords = 7

/**
 * Sentences that the pages of two places share, but for the place's name: search engines show one page of those that
 * say the same. Told at the second place, with the first.
 */
export function repeatedSentences(entries: readonly Entry<LocationFrontMatter>[]): Problem[] {
  const first = new Map<string, string>()
  return entries.flatMap(
    ({ file, body = '', fields: { city, services, questions, cityDescription = '' } }) => {
      const texts = [
        cityDescription,
        ...Object.values(services),
        ...questions.flatMap(({ question, answer }) => [question, answer]),
        body.replace(/\]\([^)]*\)/g, ']'),
      ]
      return [...new Set(texts.flatMap(sentencesIn))].flatMap((sentence) => {
        const key = sentence.toLowerCase().replaceAll(city.toLowerCase(), 'PLACE')
        const other = first.get(key)
        if (!other) first.set(key, file)
        if (!other || other === file) return []
        const message = `“${sentence}” is in ${other} too. Write it about this place`
        return [{ file, line: lineOf(sentence, readFileSync(file, 'utf8')), message }]
      })
    },
  )
}

function sentencesIn(text: string) {
  return text
    .replace(/[#*_[\]|>]/g, ' ')
    .replace(/(?<![.?!])(?:\n{2,}|\n(?=\s*(?:-|\d+\.)\s))/g, '. ')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.?!])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length >= fewestWords)
}

/** Where a sentence begins: its first words are on one line, unless the file breaks it there. */
function lineOf(sentence: string, source: string) {
  const lines = source.split('\n')
  for (const count of [5, 4, 3]) {
    const start = sentence.split(' ').slice(0, count).join(' ')
    const index = lines.findIndex((line) => line.replace(/[#*_[\]|>]/g, '').includes(start))
    if (index >= 0) return index + 1
  }
  return 1
}
