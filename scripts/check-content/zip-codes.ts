import type { CollectionEntry } from '@/lib/content/collection'
import { fieldName, type Finding } from '@/lib/content/findings'
import type { LocationFrontMatter } from '@/lib/content/location-schema'

/**
 * The first three digits of each state's ZIP codes, as ranges, by Publication 65 of the Postal Service. Places that
 * share a code across a border are few, and not told apart.
 */
const prefixes: Readonly<Record<string, string>> = {
  AL: '350-369',
  AK: '995-999',
  AZ: '850-865',
  AR: '716-729',
  CA: '900-961',
  CO: '800-816',
  CT: '060-069',
  DE: '197-199',
  DC: '200-205',
  FL: '320-349',
  GA: '300-319 398-399',
  HI: '967-968',
  ID: '832-838',
  IL: '600-629',
  IN: '460-479',
  IA: '500-528',
  KS: '660-679',
  KY: '400-427',
  LA: '700-714',
  ME: '039-049',
  MD: '206-219',
  MA: '010-027 055-055',
  MI: '480-499',
  MN: '550-567',
  MS: '386-397',
  MO: '630-658',
  MT: '590-599',
  NE: '680-693',
  NV: '889-898',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-884',
  NY: '005-005 063-063 100-149',
  NC: '270-289',
  ND: '580-588',
  OH: '430-459',
  OK: '730-749',
  OR: '970-979',
  PA: '150-196',
  PR: '006-009',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733-733 750-799 885-885',
  UT: '840-847',
  VT: '050-059',
  VA: '201-201 220-246',
  WA: '980-994',
  WV: '247-268',
  WI: '530-549',
  WY: '820-831',
}

/** ZIP codes that lie in another state than the company's office. */
export function foreignZipCodes(
  entries: readonly CollectionEntry<LocationFrontMatter>[],
  state: string,
): Finding[] {
  const own = prefixes[state]
  if (!own) return []
  return entries.flatMap(({ file, fields, lineOf }) =>
    fields.zipCodes.flatMap((code, index) => {
      if (isWithin(own, code)) return []
      const path = ['zipCodes', index]
      const other = Object.keys(prefixes).find((name) => isWithin(prefixes[name] ?? '', code))
      const message = `${code} lies in ${other ?? 'no state'}, and the office in ${state}`
      return [
        { file, line: lineOf(path), field: fieldName(path), message, example: exampleIn(own) },
      ]
    }),
  )
}

function isWithin(ranges: string, code: string) {
  return ranges.split(' ').some((range) => {
    const [first = '', last = ''] = range.split('-')
    return first <= code.slice(0, 3) && code.slice(0, 3) <= last
  })
}

function exampleIn(ranges: string) {
  return `'${ranges.slice(0, 3)}01', in quotes`
}
