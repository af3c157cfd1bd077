import { join } from 'node:path'
import { sourceFiles } from '../support/source-files'
import {
  fiveWordSequences,
  plainText,
  readingGrade,
  sharedSequences,
  textsIn,
  wordsOf,
} from '../support/words'
import { getArticles } from '@/lib/content/articles'
import { getAnimals, getEmergencyGuides } from '@/lib/content/field-guide'
import { getLocations } from '@/lib/content/locations'
import { sourceReference } from '@/lib/markdown/source-references'

/** "At most about grade 8". */
const hardestGrade = 8.5

const articles = getArticles().map((article) => ({
  slug: article.slug,
  text: plainText(article.content),
}))

/** What only this place's page says. */
const locations = getLocations().map(
  ({ slug, cityDescription, services, questions, terms, content }) => {
    const own = [...textsIn([cityDescription, services, questions]), plainText(content)].join('\n')
    return { slug, text: own, withTerms: [own, ...textsIn(terms)].join('\n') }
  },
)

/** The statements of a page of the guide, one a line, with the numbers of their sources. */
const animals = getAnimals().map((animal) => {
  const { slug, short, size, marks, lookAlikes, signs, monthsNote, harm, today, useless } = animal
  return guidePage(slug, animal.content, [
    short,
    ...textsIn([size, marks, lookAlikes.map(({ mark }) => mark), signs, monthsNote, harm]),
    ...today,
    ...useless,
    animal.call.when,
  ])
})

const emergencyGuides = getEmergencyGuides().map(({ slug, steps, content }) =>
  guidePage(slug, content, steps),
)

const guide = [...animals, ...emergencyGuides]

function guidePage(slug: string, content: string, fields: string[]) {
  const text = plainText(content.replace(/.<sup>.*?\[(\d+)\]<.*?<\/sup>/g, ' [$1]'))
  const statements = [...fields, ...text.split('\n')]
  const sentences = statements.map((statement) =>
    statement.replace(sourceReference, '').replace(/[^.?!:]$/, '$&.'),
  )
  return { slug, statements, text: sentences.join('\n') }
}

/** Every text of the site by its file, Markdown, YAML and source alike. */
const texts = [
  ...['articles', 'locations', 'field-guide', 'emergency-guides'].flatMap((folder) =>
    sourceFiles([join('content', folder)], ['.md']),
  ),
  ...sourceFiles(['app', 'components', 'content'], ['.ts', '.tsx', '.yaml']),
]

test.each([
  ['articles', articles, 500, 850],
  ['pages of animals', animals, 250, 550],
])('%s have as many words of their own as their reader wants', (_, pages, least, most) => {
  const lengths = pages.map(({ slug, text }) => ({ slug, words: wordsOf(text).length }))
  expect(lengths.filter(({ words }) => words < least || words > most)).toEqual([])
})

test.each([...articles, ...locations, ...guide])(
  '$slug asks for no more than about the eighth grade',
  ({ text }) => expect(readingGrade(text)).toBeLessThanOrEqual(hardestGrade),
)

test('every figure of the guide has its source after it, or is called typical', () => {
  const bare = guide.flatMap(({ slug, statements }) =>
    statements
      .flatMap((statement) => statement.split(/(?<=[.?!])\s+(?!\[)/))
      .filter((sentence) => /\d/.test(withoutNumbersToCall(sentence.replace(sourceReference, ''))))
      .filter((sentence) => !/\[\d+\]|typical/i.test(sentence))
      .map((sentence) => `${slug}: ${sentence}`),
  )
  expect(bare).toEqual([])
})

function withoutNumbersToCall(sentence: string) {
  return sentence.replace(/\b[39]11\b|1-800-[A-Z]+|[\d-]*\(?\d{3}\)?[ -]\d{3}-\d{4}/g, '')
}

const places = getLocations().flatMap(({ slug, city }) => [slug.replaceAll('-', ' '), city])

/** Pages of cities that differ by little more than a name are what search engines call doorways. */
test.each([
  ['cities', 0.01, locations.map(({ slug, withTerms }) => ({ slug, text: withTerms }))],
  ['the guide', 0.08, guide],
])(
  'no two pages of %s share more than a few of their sequences of five words',
  (_, most, pages) => {
    const sets = pages.map(({ slug, text }) => ({ slug, set: fiveWordSequences(text, places) }))
    const alike = sets.flatMap((a, index) =>
      sets
        .slice(index + 1)
        .map((b) => ({ pair: `${a.slug} and ${b.slug}`, ...sharedSequences(a.set, b.set) }))
        .filter(({ share }) => share > most),
    )
    expect(alike).toEqual([])
  },
)

test.each([
  ['that a product is safe for anyone', /\bsafe for\b|\b(pet|child)-safe\b/i],
  ['that anything is harmless', /(?<!\bcertain.{0,20})\bharmless/i],
  ['that the EPA approves of a product', /EPA[- ]approved/i],
  ['that a product is not toxic', /\bnon-?toxic/i],
  ['that we are top-rated without saying by whom', /\btop-rated\b/i],
])('no text says %s', (_, banned) => {
  const found = texts.flatMap(({ path, source }) => {
    const match = banned.exec(source)
    return match
      ? `${path}: …${source.slice(Math.max(0, match.index - 40), match.index + 40)}…`
      : []
  })
  expect(found).toEqual([])
})

test('no text says that raccoons are relocated, but only that they are not', () => {
  const found = texts.flatMap(({ path, source }) =>
    source
      .split(/(?<=[.?!])\s+|\n/)
      .filter((sentence) => /relocat/i.test(sentence))
      .filter((sentence) => !/\b(not|never|no|cannot|nobody|without)\b|n[’']t\b/i.test(sentence))
      .map((sentence) => `${path}: ${sentence}`),
  )
  expect(found).toEqual([])
})
