import { join } from 'node:path'
import { sourceFiles } from '../support/source-files'
import {
  fiveWordSequences,
  plainText,
  readingGrade,
  sharedSequences,
  wordsOf,
} from '../support/words'
import { getArticles } from '@/lib/articles/articles'
import type { Location } from '@/lib/locations/location-schema'
import { getLocations } from '@/lib/locations/locations'
import { pages } from '@/lib/pages/page-copy'
import { termsForService } from '@/lib/services/service-terms'
import { services } from '@/lib/services/services'
import { textsIn } from '@/scripts/tools/preflight/words'

/** "At most about grade 8". */
const hardestGrade = 8.5

const largestShare = 0.05

/** Contractions in 1,000 words. */
const fewestContractions = 5

/** Sentences of one text that end in “, so …”. */
const mostSo = 2

/** Sentences of one article that end in “, since …”, “, because …” or “, which …”: the next habit after “, so …”. */
const mostReasons = 4

const articles = getArticles().map(({ article, meta }) => ({
  ...article,
  name: article.slug.slice(1),
  description: meta.description,
  text: plainText(article.content),
}))

const locations = getLocations().map((location) => ({ ...location, text: ownWords(location) }))

/** What only this place's page says. */
function ownWords({ cityDescription = '', services, questions, content }: Location) {
  return [
    cityDescription,
    ...Object.values(services),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
    plainText(content),
  ].join('\n')
}

/** What decides about a call to each service: its facts, and the questions that people ask about it. */
const decisions = services.map(({ slug, questions }) => ({
  slug,
  questions: textsIn(questions).join('\n'),
  text: textsIn([termsForService(slug), questions])
    .map((text) => text.replace(/[^.?!]$/, '$&.'))
    .join('\n'),
}))

/** All that is said of each service, and each page's own words, as visitors read them. */
const spoken = [
  ...services.map((service) => ({
    slug: service.slug,
    text: textsIn([service, termsForService(service.slug)]).join('\n'),
  })),
  ...Object.entries(pages).map(([slug, page]) => ({ slug, text: textsIn(page).join('\n') })),
]

/** Every text of the site by its file, Markdown, YAML and source alike. */
const texts = [
  ...['articles', 'locations', 'field-guide', 'emergency-guides'].flatMap((folder) =>
    sourceFiles([join('content', folder)], ['.md']),
  ),
  ...sourceFiles(['app', 'components', 'content'], ['.ts', '.tsx', '.yaml']),
]

describe('length', () => {
  test.each(articles)('the article $name has 700 to 1,100 words', ({ text }) => {
    const { length } = wordsOf(text)
    expect(length).toBeGreaterThanOrEqual(700)
    expect(length).toBeLessThanOrEqual(1_100)
  })

  test.each(locations)('the page of $city has 350 to 700 words of its own', ({ text }) => {
    const { length } = wordsOf(text)
    expect(length).toBeGreaterThanOrEqual(350)
    expect(length).toBeLessThanOrEqual(700)
  })
})

describe('reading level', () => {
  test('the measure tells easy words from hard ones', () => {
    expect(readingGrade('The cat sat. The dog ran. We go. ')).toBeLessThan(2)
    expect(
      readingGrade(
        'Entomological considerations necessitate comprehensive environmental documentation, notwithstanding organizational unavailability. Interdisciplinary methodologies invariably complicate administration. ',
      ),
    ).toBeGreaterThan(15)
  })

  test.each([...articles, ...locations, ...decisions])(
    '$slug asks for no more than about the eighth grade',
    ({ text }) => expect(readingGrade(text)).toBeLessThanOrEqual(hardestGrade),
  )
})

describe('the voice', () => {
  const contraction = /\b(it|that|there|what|who|here|he|she)’s\b|[a-z]’(re|ve|ll|d|t|m)\b/gi

  test.each([...articles, ...locations, ...spoken])('$slug speaks in contractions', ({ text }) => {
    const count = text.match(contraction)?.length ?? 0
    expect((count / wordsOf(text).length) * 1000).toBeGreaterThanOrEqual(fewestContractions)
  })

  test('few sentences run on into “, so …”', () => {
    const heavy = [...articles, ...locations, ...spoken]
      .map(({ slug, text }) => `${slug} ${text.match(/, so (?!that)/g)?.length ?? 0}`)
      .filter((line) => Number(line.split(' ')[1]) > mostSo)
    expect(heavy).toEqual([])
  })

  test('few sentences of an article run on into “, since …”, “, because …” or “, which …”', () => {
    const heavy = articles
      .map(({ slug, text }) => ({
        slug,
        count: text.match(/, (since|because|which) /g)?.length ?? 0,
      }))
      .filter(({ count }) => count > mostReasons)
    expect(heavy).toEqual([])
  })

  test('at most one article in three sends the reader on to “the … page”', () => {
    const sending = articles
      .filter(({ content }) => /<a href="\/[a-z-]+"[^>]*>[a-z ]+ page<\/a>/.test(content))
      .map(({ slug }) => slug)
    expect(sending.length).toBeLessThanOrEqual(articles.length / 3)
  })

  test.each([
    ['openings', (text: string) => wordsOf(text).slice(0, 4)],
    ['closings', (text: string) => wordsOf(text).slice(-4)],
  ])('no two articles and no two cities have the same %s', (_, words) => {
    const said = [...articles, ...locations.map(({ content }) => ({ text: plainText(content) }))]
      .map(({ text }) => words(text).join(' ').toLowerCase())
      .sort()
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([])
  })
})

describe('words of one’s own', () => {
  const names = locations.flatMap(({ slug, city }) => [slug.replaceAll('-', ' '), city])

  test('the measure finds what two texts share but for the name of the place', () => {
    const hills = ['Oak Hill', 'Yew Hill', 'Upper Oak Hill']
    const share = (a: string, b: string) =>
      sharedSequences(fiveWordSequences(a, hills), fiveWordSequences(b, hills)).share
    expect(
      share('In Yew Hill we look for mice first.', 'In Upper Oak Hill we look for mice first.'),
    ).toBe(1)
    expect(share('One two three four five.', 'Five four three two one.')).toBe(0)
  })

  test('no two city pages share more than 5 % of their sequences of five words', () => {
    const sequences = locations.map(({ slug, text, terms }) => ({
      slug,
      set: fiveWordSequences([text, ...textsIn(terms)].join('\n'), names),
    }))
    const pairs = sequences.flatMap((a, index) =>
      sequences
        .slice(index + 1)
        .map((b) => ({ places: `${a.slug} and ${b.slug}`, ...sharedSequences(a.set, b.set) })),
    )
    const tooAlike = pairs
      .filter(({ share }) => share > largestShare)
      .sort((a, b) => b.share - a.share)
      .map(
        ({ places, share, shared }) =>
          `${places} share ${(share * 100).toFixed(1)} %: ${shared.slice(0, 8).join(' | ')}`,
      )
    expect(pairs).toHaveLength((locations.length * (locations.length - 1)) / 2)
    expect(tooAlike).toEqual([])
  })

  test('no service answers a question in the words of another', () => {
    const sequences = decisions.map(({ questions }) => fiveWordSequences(questions, names))
    for (const [index, own] of sequences.entries()) {
      for (const other of sequences.slice(index + 1)) {
        expect(sharedSequences(own, other).share).toBeLessThanOrEqual(largestShare)
      }
    }
  })

  test('no article says in its description what it says in its excerpt', () => {
    for (const { excerpt, description } of articles) expect(description).not.toBe(excerpt)
  })
})

describe('what is never said', () => {
  test.each([
    ['that a product is safe for anyone', /\bsafe for\b|\b(pet|child)-safe\b/i],
    ['that anything is harmless', /\bharmless/i],
    ['that the EPA approves of a product', /EPA[- ]approved/i],
    ['that a product is not toxic', /\bnon-?toxic/i],
    ['a maxim: the rest is …', /\bthe rest is \w+[.!]/i],
    ['a matched pair: not a … but a …', /\bnot an? \w+,? but an? /i],
    ['call if, and call if again', /\bcall if\b[^.]*\. call (if|for)\b/i],
  ])('%s', (_, banned) => {
    const found = texts.flatMap(({ path, source }) => {
      const match = banned.exec(source)
      return match
        ? `${path}: …${source.slice(Math.max(0, match.index - 40), match.index + 40)}…`
        : []
    })
    expect(found).toEqual([])
  })

  test.each([
    ['leave, where permission is meant', /\b(written|state’s|their|ask(s|ed)? for no)\s+leave\b/i],
    ['ring, where call is meant', /\b(you|then|please) ring\b|\bring (now|us|before|when)\b/i],
    ['whom', /\bwhom\b/i],
    ['hasn’t any, where doesn’t have any is meant', /\bha(s|ve)n[’']t any\b/i],
    ['needn’t and mustn’t', /\b(need|must)n[’']t\b/i],
    ['by somebody’s word, where says is meant', /\bby [\w. ’]{2,20}’s word\b/i],
  ])('by any text of content: %s', (_, banned) => {
    const found = texts
      .filter(({ path }) => path.startsWith('content/'))
      .flatMap(({ path, source }) => {
        const match = banned.exec(source)
        return match ? `${path}: ${match[0]}` : []
      })
    expect(found).toEqual([])
  })

  test('that raccoons are relocated, but only that they are not', () => {
    const found = texts.flatMap(({ path, source }) =>
      source
        .split(/(?<=[.?!])\s+|\n/)
        .filter((sentence) => /relocat/i.test(sentence))
        .filter((sentence) => !/\b(not|never|no|cannot|nobody|without)\b|n[’']t\b/i.test(sentence))
        .map((sentence) => `${path}: ${sentence}`),
    )
    expect(found).toEqual([])
  })
})
