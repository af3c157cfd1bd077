import { sourceFiles } from '../support/source-files'
import { plainText } from '../support/words'
import { contentFolder } from '@/lib/content/entries'
import { company } from '@/lib/site/company'
import { getEntry } from '@/lib/site/site-content'

const texts = sourceFiles([contentFolder()], ['.md', '.yaml']).filter(
  ({ path }) => !/offices\.yaml$|company\.yaml$/.test(path),
)

test('every number that a text names is in the list of offices, or our own', () => {
  const listed = [
    company().phone.display,
    ...getEntry('offices').offices.flatMap(({ phone }) => phone ?? []),
  ]
  const digits = listed.map((number) => number.replace(/\D/g, ''))
  const unlisted = texts.flatMap(({ path, source }) =>
    [...source.matchAll(/(1-8\d{2}-|\(?\b\d{3}\)?[ -])\d{3}-\d{4}\b/g)]
      .filter(([number]) => !digits.includes(number.replace(/\D/g, '')))
      .map(([number]) => `${path}: ${number}`),
  )
  expect(unlisted).toEqual([])
})

test('nobody is sent to 311 with a bite or a bat', () => {
  const wrong = texts.flatMap(({ path, source }) =>
    plainText(source)
      .split(/(?<=[.?!])\s+|\n/)
      .filter((sentence) => /\b311\b/.test(sentence) && /\b(bats?|bites?|bitten)\b/i.test(sentence))
      .filter((sentence) => !/\bnot 311\b/.test(sentence))
      .map((sentence) => `${path}: ${sentence.slice(0, 120)}`),
  )
  expect(wrong).toEqual([])
})

test('no office is said to answer around the clock before somebody has called it', () => {
  const offices = getEntry('offices').offices.filter(({ called }) => !called)
  const always = offices.filter(({ hours }) => /day and night|\b24\b/i.test(hours ?? ''))
  expect(always.map(({ name }) => name)).toEqual([])
})

/** Nobody can tap it: it has to be a link or a number. */
test('no text names the domain of a website without a link', () => {
  const bare = texts.flatMap(({ path, source }) =>
    source
      .split('\n')
      .filter((line) => !/^\s*(- )?(url|title|href|repository|siteUrl):|^#/.test(line))
      .map((line) => line.replace(/\]\([^)]*\)|https?:\S+/g, ''))
      .filter((line) => /(?<!@)\b[a-z\d-]+\.(com|org|gov|edu|net|us)\b/.test(line))
      .map((line) => `${path}: ${line.slice(0, 120)}`),
  )
  expect(bare).toEqual([])
})
