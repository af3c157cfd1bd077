import { company } from '@/lib/company/company'
import type { Company } from '@/lib/company/company-schema'
import { factsOf } from '@/lib/company/facts'
import { thirdPartyScript } from '@/lib/company/third-party-script'
import { getEntry } from '@/lib/content/content'
import { contentFolder, loadRow } from '@/lib/content/load'
import { registry, type Name } from '@/lib/content/registry'
import { textsIn } from '@/lib/content/texts-in'

/** Not said by the site: the list of claims, and what customers say. */
const others = ['company', 'reviews', 'claims']

const names = Object.keys(registry).filter((name) => !others.includes(name)) as Name[]
const knownClaims = getEntry('claims')

/** What the site says for a company with these differences, and what is wrong with that. */
function siteOf(change: Partial<Company>) {
  const facts = factsOf({ ...company, ...change }, knownClaims)
  const rows = names.map((name) => loadRow(name, contentFolder(), facts))
  const entries = rows.flatMap((row) => [...row.entries])
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
  key in company.claims
    ? {
        claims: Object.fromEntries(Object.entries(company.claims).filter(([name]) => name !== key)),
      }
    : { [key]: undefined }

/** An article about nothing but heat: who does not use it takes it out. */
const isAboutHeat = (file: string) => file.includes('heat-treatment')

/** A promise that a third-party script breaks. */
const privacyPromise =
  /\b(no|any) (advertising or )?(tracking|cookies|trackers|analytics)\b|\bsets no cookies\b/gi

/** The plainest words for each claim. */
const claimWords: Readonly<Record<string, RegExp>> = {
  'same-day': /\bsame-day\b|\bsame day (service|visits?|appointments?)\b/gi,
  'answered-24-7': /\b24[/-]7\b|\b24 hours a day\b|\baround the clock\b/gi,
  'heat-treatment': /(?<!-)\bheat[- ]treat\w*/gi,
  'free-estimate': /\bfree\b[^.]{0,40}\b(estimate|inspection)/gi,
  'no-contracts': /\b(no|without a?) ?(long-term )?contracts?\b/gi,
  guarantee: /\b(our|satisfaction|service) guarantee|\bguaranteed\b|\bmoney[- ]back\b/gi,
  'unmarked-vehicles': /\bunmarked\b/gi,
  'eco-friendly': /\b(eco|environmentally)[- ]friendly\b/gi,
  'licensed-agriculture':
    /\b(we’re|are) licensed\b|\blicensed(,| and| &) (insured|certified|bonded)\b/gi,
  insured: /\binsured\b/gi,
  'family-owned': /\bfamily[- ](owned|run|operated)\b/gi,
  years: /\b\d+\+? years (of experience|in business)\b/gi,
  customers: /\b\d[\d,]+\+? ((happy|satisfied) )?customers\b/gi,
  rating: /\btop[- ]rated\b|\b[1-5]\.\d( ?\/ ?5| out of 5| stars?)\b/gi,
  'reply-time':
    /\b(reply|answer|touch)[^.]{0,40} within (\d+|an?|one|two) (business )?(hours?|days?)\b/gi,
  'affiliation-task-force': /\b(affiliat\w+[^.]*|regional bed bug )task force\b/gi,
}

test.each([...Object.keys(company.claims), 'founded', 'emergency'])(
  'without %s no text has its words or a gap, and none is too long or too short',
  (key) => {
    const { texts, problems } = siteOf(without(key))
    expect(problems).toEqual([])
    const words = claimWords[key]
    const said = texts.filter(
      ({ file, text }) => words && text.search(words) >= 0 && !isAboutHeat(file),
    )
    expect(said).toEqual([])
    const gaps = texts.filter(({ text }) =>
      /[ ][.,;:!?)](?!\d)|[,;:] ?[.,;:]|\( |(?<!\.)\.\.(?!\.)|\(\(|\]\(|\S {2,}\S|^ | $/.test(text),
    )
    expect(gaps).toEqual([])
  },
)

// Of sentences that another owner may have written anew.
if (company.sample) {
  test('beside a third-party script no page promises what the script breaks', () => {
    const script = thirdPartyScript.parse({
      src: 'https://cdn.booking.example/widget.js',
      privacySentence: 'Booking Example shows the calendar, and learns your address.',
    })
    const { texts } = siteOf({ thirdPartyScript: script })
    expect(texts.filter(({ text }) => text.search(privacyPromise) >= 0)).toEqual([])
    expect(texts.map(({ text }) => text)).toContainEqual(script.privacySentence)
  })
}

/** Another owner's description may be shorter, with the year of founding left out or a short name of the region. */
const fewestCharacters = company.sample ? 70 : 1

test('without any claim every page still has a title and a description of a useful length', () => {
  const { entries, problems } = siteOf({ claims: {} })
  expect(problems).toEqual([])
  const metas = entries.flatMap(({ file, fields }) =>
    'meta' in fields ? [{ file, ...(fields.meta as { description: string }) }] : [],
  )
  expect(metas.filter(({ description }) => description.length < fewestCharacters)).toEqual([])
})
