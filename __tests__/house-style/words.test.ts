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

const articles = getArticles().map(({ article }) => ({
  ...article,
  name: article.slug.slice(1),
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
  ...pages.map(({ name, words }) => ({ slug: name, text: textsIn(words).join('\n') })),
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
})

describe('what is never said', () => {
  test.each([
    ['that a product is safe for anyone', /\bsafe for\b|\b(pet|child)-safe\b/i],
    ['that anything is harmless', /\bharmless/i],
    ['that the EPA approves of a product', /EPA[- ]approved/i],
    ['that a product is not toxic', /\bnon-?toxic/i],
  ])('%s', (_, banned) => {
    const found = texts.flatMap(({ path, source }) => {
      const match = banned.exec(source)
      return match
        ? `${path}: …${source.slice(Math.max(0, match.index - 40), match.index + 40)}…`
        : []
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
