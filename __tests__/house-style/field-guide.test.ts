import {
  fiveWordSequences,
  plainText,
  readingGrade,
  sharedSequences,
  wordsOf,
} from '../support/words'
import { getAnimals, getEmergencyGuides } from '@/lib/guide/animals'
import { sourceReference } from '@/lib/sources/source-references'
import { textsIn } from '@/scripts/tools/preflight/words'

const hardestGrade = 8.5
const largestShare = 0.08
const fewestContractions = 5

/** Statements of a page, one a line, with the numbers of their sources. */
const animals = getAnimals().map((animal) => {
  const { slug, short, size, marks, lookAlikes, signs, monthsNote, harm, today, useless } = animal
  const statements = [
    short,
    ...textsIn([size, marks, lookAlikes.map(({ mark }) => mark), signs, monthsNote, harm]),
    ...today,
    ...useless,
    animal.call.when,
    ...plainText(animal.content.replace(/<sup>.*?>(\d+)<.*?<\/sup>/g, ' [$1]')).split('\n'),
  ]
  return { slug, statements, text: proseOf(statements) }
})

const emergencyGuides = getEmergencyGuides().map(
  ({ slug, short, steps, never, cards, content }) => {
    // A letter to copy has no numbers of sources in it.
    const own = content.replace(/<blockquote>[^]*?<\/blockquote>/g, '')
    const text = plainText(own.replace(/<sup>.*?>(\d+)<.*?<\/sup>/g, ' [$1]'))
    const calls = [cards.emergency, cards.now, cards.later].flatMap((card) => card?.lines ?? [])
    const statements = [short, ...calls, ...steps, ...never, ...text.split('\n')]
    return { slug, statements, text: proseOf(statements) }
  },
)

function proseOf(statements: readonly string[]) {
  return statements
    .map((text) => text.replace(sourceReference, '').replace(/[^.?!:]$/, '$&.'))
    .join('\n')
}

const pages = [...animals, ...emergencyGuides]

if (animals.length > 0) {
  test.each(animals)('$slug has 250 to 550 words of its own', ({ text }) => {
    const { length } = wordsOf(text)
    expect(length).toBeGreaterThanOrEqual(250)
    expect(length).toBeLessThanOrEqual(550)
  })
}

test.each(pages)('$slug speaks in contractions, for the eighth grade at most', ({ text }) => {
  const contractions = text.match(/\w[’](s|t|re|ve|ll|d|m)\b/g)?.length ?? 0
  expect((contractions / wordsOf(text).length) * 1000).toBeGreaterThanOrEqual(fewestContractions)
  expect(readingGrade(text)).toBeLessThanOrEqual(hardestGrade)
})

test('every figure has its source behind it, or is called typical', () => {
  const bare = pages.flatMap(({ slug, statements }) =>
    statements
      .flatMap((statement) => statement.split(/(?<=[.?!])\s+(?!\[)/))
      .filter((sentence) => /\d/.test(withoutNumbersToCall(sentence.replace(sourceReference, ''))))
      .filter((sentence) => !/\[\d+\]|typical/i.test(sentence))
      .map((sentence) => `${slug}: ${sentence}`),
  )
  expect(bare).toEqual([])
})

function withoutNumbersToCall(sentence: string) {
  return sentence.replace(/\b[39]11\b|[\d-]*\(?\d{3}\)?[ -]\d{3}-\d{4}/g, '')
}

test('no two pages share more than 8 % of their sequences of five words', () => {
  const sets = pages.map(({ slug, text }) => ({ slug, set: fiveWordSequences(text, ['PLACE']) }))
  const alike = sets.flatMap((a, index) =>
    sets
      .slice(index + 1)
      .map((b) => ({ pair: `${a.slug} and ${b.slug}`, ...sharedSequences(a.set, b.set) }))
      .filter(({ share }) => share > largestShare),
  )
  expect(alike).toEqual([])
})
