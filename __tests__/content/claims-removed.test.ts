import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'yaml'
import { isSample } from '../support/contract'
import { company } from '@/lib/company/company'
import { factsOf } from '@/lib/company/facts'
import { thirdPartyScript } from '@/lib/company/third-party-script'
import { resolveText, resolveTexts, type Facts } from '@/lib/content/claims'
import { getEntry } from '@/lib/content/content'
import { claimWords, privacyFinders } from '@/scripts/preflight/claims'
import { readContent, textsIn } from '@/scripts/preflight/content'

/** Not said by the site: the list of claims, and what customers say. Labels of links are worded by lib/pages/navigation.ts. */
const others = ['company.yaml', 'reviews.yaml', 'claims.yaml', 'navigation.yaml']

const contentFiles = readContent().then((files) =>
  files
    .filter(({ file }) => !others.includes(basename(file)))
    .map(({ file, text, values }) => ({
      file,
      values: file.endsWith('.yaml') ? (parse(text) as unknown) : values,
    })),
)

const isMarkdown = (file: string) => file.endsWith('.md')

/** Each text of content as visitors read it with these facts, with its file. */
async function textsWith(facts: Facts) {
  return (await contentFiles).flatMap(({ file, values }) =>
    textsIn(
      isMarkdown(file)
        ? resolveText(readFileSync(file, 'utf8'), facts).split('\n')
        : resolveTexts(values, facts),
    ).map((text) => ({ file, text })),
  )
}

/** Of sentences that another owner may have written anew. */
const testOfSample = isSample ? test : test.skip

const knownClaims = getEntry('claims')
const facts: Facts = factsOf(company, knownClaims)
const claimed = Object.entries(knownClaims).filter(([key]) => facts[key])

/** An article about nothing but heat, and its picture: who does not use it takes both out. */
const isAboutHeat = (file: string, text: string) =>
  file.includes('heat-treatment') || text.startsWith('A bedroom made ready for heat')

/** A source may be called what the company no longer claims. */
const isSource = (text: string) => /^\s+- title: /.test(text)

test.each(claimed)('without %s no text of the site has its words', async (key) => {
  const words = claimWords[key as keyof typeof claimWords]
  const texts = await textsWith({ ...facts, [key]: undefined })
  const said = texts.filter(
    ({ file, text }) =>
      words && text.search(words) >= 0 && !isAboutHeat(file, text) && !isSource(text),
  )
  expect(said).toEqual([])
})

test.each([...claimed.map(([key]) => [key]), ['founded'], ['emergency']])(
  'without %s no text has a gap, and no title or description is too long',
  async (key) => {
    const texts = await textsWith({ ...facts, [key]: undefined })
    const wrong = texts.filter(
      ({ file, text }) =>
        /[ ][.,;:!?)](?!\d)|[,;:] ?[.,;:]|\( |\.\.(?!\.)|\(\(/.test(text) ||
        (!isMarkdown(file) && /\S {2,}\S|^ | $/.test(text)),
    )
    expect(wrong).toEqual([])
  },
)

testOfSample(
  'beside a third-party script no page promises what the script breaks, and counting is the website’s',
  async () => {
    const texts = await textsWith({ ...facts, counting: 'us', 'third-party-script': 'A script.' })
    const script = thirdPartyScript.parse({
      src: 'https://cdn.booking.example/widget.js',
      privacySentence: 'Booking Example shows the calendar, and learns your address.',
    })
    const promises = texts.flatMap(({ text }) =>
      privacyFinders({ thirdPartyScript: script }).flatMap((find) => find(text)),
    )
    expect(promises).toEqual([])
    expect(texts.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^A script\. The website counts .* to us\.$/),
    )
  },
)

/** Another owner's description may be shorter, with the year of founding left out or a short name of the region. */
const fewestCharacters = isSample ? 70 : 1

test('without any claim every page still has a title and a description of a useful length', async () => {
  const none = Object.fromEntries(Object.keys(knownClaims).map((key) => [key, undefined]))
  for (const { file, values } of await contentFiles) {
    if (isMarkdown(file)) continue
    const { meta } = resolveTexts(values, { ...facts, ...none }) as {
      meta?: { title: string; description: string }
    }
    if (!meta) continue
    expect([file, meta.title, meta.title.length <= 60]).toEqual([file, meta.title, true])
    const { length } = meta.description
    expect([file, length, length >= fewestCharacters && length <= 160]).toEqual([
      file,
      length,
      true,
    ])
  }
})
