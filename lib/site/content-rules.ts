import { existsSync } from 'node:fs'
import type { Content } from './content-collections'
import { decoded, withoutEnding } from '@/lib/address-key'
import { textsIn } from '@/lib/content/claims'
import type { Entry, Loaded } from '@/lib/content/entries'
import type { LookupTables } from '@/lib/content/lookup'
import { fieldProblem, type Problem } from '@/lib/content/problems'
import { sourceReference } from '@/lib/sources/source-references'

/** Rules of several fields or files together. They get only entries without other problems. */
export const contentRules: readonly ((content: Content, lookup: LookupTables) => Problem[])[] = [
  houseProblems,
  locationProblems,
  sourceProblems,
  redirectProblems,
]

/** Reports pages that show an entry point that their house doesn't have. */
function houseProblems({ houses, locations, 'field-guide': animals }: Content): Problem[] {
  const [allHouses] = houses.entries
  return [...locations.entries, ...animals.entries].flatMap((page): Problem[] => {
    const { house } = page.fields
    const count = house && allHouses?.fields[house.kind]?.entryPoints.length
    if (!count) return []
    const index = house.entryPoints.findIndex((number) => number > count)
    if (index < 0) return []
    const path = ['house', 'entryPoints', index]
    const message = `content/houses.yaml gives this house ${count} entry points, and no ${house.entryPoints[index]}`
    return [fieldProblem(page, path, { message })]
  })
}

/** About 200 miles. A location farther away is a typing error, and a map with both would be useless. */
const maxDegreesFromOthers = 3

/** Reports locations that are too far from the others for a map, and two in one spot. */
function locationProblems({ locations }: Content): Problem[] {
  const all = locations.entries.map(({ fields }) => fields.coordinates)
  const middle = {
    latitude: median(all.map(({ latitude }) => latitude)),
    longitude: median(all.map(({ longitude }) => longitude)),
  }
  return locations.entries.flatMap((entry) => {
    const { latitude, longitude } = entry.fields.coordinates
    const degrees = Math.hypot(latitude - middle.latitude, longitude - middle.longitude)
    const alike = all.filter((at) => at.latitude === latitude && at.longitude === longitude)
    const isFar = degrees > maxDegreesFromOthers
    if (!isFar && alike.length === 1) return []
    const message = `${latitude}, ${longitude} is ${isFar ? 'more than 200 miles from the other cities' : 'where another city is'}`
    return fieldProblem(entry, ['coordinates'], {
      message,
      example: '{ latitude: 40.099, longitude: -83.114 }',
    })
  })
}

function median(values: number[]) {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0
}

/** Reports references to sources that don't exist, such as [7] in an entry with six sources. */
function sourceProblems(content: Content): Problem[] {
  return Object.values<Loaded>(content).flatMap(({ entries }) => entries.flatMap(unknownSources))
}

function unknownSources(entry: Entry): Problem[] {
  const { fields, content } = entry
  if (!('sources' in fields && Array.isArray(fields.sources))) return []
  const { length: count } = fields.sources
  return Object.entries({ ...fields, content }).flatMap(([field, value]) =>
    textsIn(value)
      .flatMap((text) => [...text.matchAll(field === 'content' ? linkedSource : sourceReference)])
      .filter(([, number]) => Number(number) < 1 || Number(number) > count)
      .map(([, number]) =>
        fieldProblem(entry, [field], {
          message: `[${number}] is in the text, but sources has ${count} entries`,
        }),
      ),
  )
}

const linkedSource = /href="#source-(\d+)"/g

/** Paths that hosts have rules for. */
const reserved = ['/blog', '/404']

/** Files and folders of the build. */
const built =
  /^\/(_next|images|photos|share|site-icons)\/|^\/(favicon\.ico|robots\.txt|sitemap\.xml)$/

/** Reports redirects from a page of the site, and two from the same address. */
export function redirectProblems({ redirects }: Content, { pages }: LookupTables): Problem[] {
  const taken = new Set([...pages, ...reserved])
  return redirects.entries.flatMap((source) => {
    const earlier = new Set<string>()
    return source.fields.redirects.flatMap(({ from }, index) => {
      const path = withoutEnding(from)
      const isTaken = taken.has(path) || built.test(from) || isFile(`public${decoded(from)}`)
      const message = isTaken
        ? `${from} is an address of the site already: take it out`
        : earlier.has(path) &&
          `${from} is redirected twice: a final slash and .html make no difference`
      earlier.add(path)
      return message ? fieldProblem(source, ['redirects', index, 'from'], { message }) : []
    })
  })
}

function isFile(path: string) {
  return path.includes('.') && existsSync(path)
}
