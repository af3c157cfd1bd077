import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { folderWith } from '../support/content-folder'
import { loadedContent } from '../support/loaded-content'
import type { Company } from '@/lib/company/company-schema'
import { thirdPartyScript } from '@/lib/company/third-party-script-schema'
import { lacksClaim, textsIn } from '@/lib/content/claims'
import { contentFolder } from '@/lib/content/entries'
import { readDefaults } from '@/lib/content/load'
import { company } from '@/lib/site/company'
import { collectionNames, type Name } from '@/lib/site/content-collections'
import { factsOf } from '@/lib/site/facts'
import { contentConfig } from '@/lib/site/site-checks'
import { getEntry, loadCollection } from '@/lib/site/site-content'
import { claimWords } from '@/scripts/checks/launch/word-rules'

/** Not said by the site: the list of claims, and what customers say. */
const others = ['company', 'reviews', 'claims']

const names: readonly Name[] = collectionNames.filter((name) => !others.includes(name))
const knownClaims = getEntry('claims')

const { facts: ownFacts } = loadedContent

/** Each collection with what is written in its files, or where a file leaves it out, in its defaults. */
const written = names.map((name) => {
  const { sources, entries } = loadedContent.content[name]
  const defaults = readDefaults(contentConfig, name)?.yaml ?? ''
  const files = sources.map(({ file }) => {
    const own = existsSync(file) ? readFileSync(file, 'utf8') : ''
    return { file, own, text: own + defaults }
  })
  return { name, entries, files }
})

/** What the site says for a company with these differences, and what is wrong with that. Reads only files anew that name a fact that differs. */
function siteOf(change: Partial<Company>) {
  const facts = factsOf({ ...company(), ...change }, knownClaims)
  const changed = Object.keys({ ...ownFacts, ...facts }).filter(
    (key) => facts[key] !== ownFacts[key],
  )
  const rows = written.map(({ name, entries, files }) => {
    const affected = files.filter(({ text }) => changed.some((key) => text.includes(key)))
    if (affected.length === 0) return { problems: [], entries }
    const copies = affected.map(({ file, own }) => [relative(contentFolder(), file), own])
    const anew = loadCollection(name, folderWith(Object.fromEntries(copies)), facts)
    const others = entries.filter(({ file }) => !affected.some((one) => one.file === file))
    return { problems: anew.problems, entries: [...others, ...anew.entries] }
  })
  const entries = rows.flatMap((row) =>
    row.entries.filter(({ fields }) => !lacksClaim(fields, facts)),
  )
  return {
    problems: rows.flatMap(({ problems }) => problems),
    entries,
    texts: entries.flatMap(({ file, fields, content }) =>
      [
        ...textsIn(withoutSources(fields)),
        ...content.replace(/<input[^>]*> |<[^>]+>/g, '').split('\n'),
      ].map((text) => ({
        file,
        text,
      })),
    ),
  }
}

/** A source may be called what the company no longer claims. */
const withoutSources = (fields: object) => ({ ...fields, sources: [] })

const without = (key: string) =>
  key in company().claims
    ? {
        claims: Object.fromEntries(
          Object.entries(company().claims).filter(([name]) => name !== key),
        ),
      }
    : { [key]: undefined }

/** A promise that a third-party script breaks. */
const privacyPromise =
  /\b(no|any) (advertising or )?(tracking|cookies|trackers|analytics)\b|\bsets no cookies\b/gi

test.each([...Object.keys(company().claims), 'founded', 'emergency'])(
  'without %s no text has its words or a gap, and none is too long or too short',
  (key) => {
    const { texts, problems } = siteOf(without(key))
    expect(problems).toEqual([])
    // Another owner may say what is true in plain words.
    const words = company().sample && claimWords[key]
    const said = texts.filter(({ text }) => words && text.search(words) >= 0)
    expect(said).toEqual([])
    const gaps = texts.filter(({ text }) =>
      /[ ][.,;:!?)](?!\d)|[,;:] ?[.,;:]|\( |(?<!\.)\.\.(?!\.)|\(\(|\]\(|\S {2,}\S|^ | $/.test(text),
    )
    expect(gaps).toEqual([])
  },
)

// Of sentences that another owner may have written anew.
if (company().sample) {
  test('beside a third-party script no page promises what the script breaks', () => {
    const script = thirdPartyScript.parse({
      src: 'https://cdn.booking.example/widget.js',
      privacySentence: 'Booking Example shows the calendar, and learns your address.',
    })
    const { texts } = siteOf({ thirdPartyScripts: [script] })
    expect(texts.filter(({ text }) => text.search(privacyPromise) >= 0)).toEqual([])
    expect(texts.map(({ text }) => text)).toContainEqual(script.privacySentence)
  })
}

/** Another owner's description may be shorter, with the year of founding left out or a short name of the region. */
const fewestCharacters = company().sample ? 70 : 1

test('without any claim every page still has a title and a description of a useful length', () => {
  const { entries, problems } = siteOf({ claims: {} })
  expect(problems).toEqual([])
  const metas = entries.flatMap(({ file, fields }) =>
    'meta' in fields ? [{ file, ...(fields.meta as { description: string }) }] : [],
  )
  expect(metas.filter(({ description }) => description.length < fewestCharacters)).toEqual([])
})
