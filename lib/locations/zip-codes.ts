import type { LocationFrontMatter } from './location-schema'
import type { Entry } from '@/lib/content/load'
import { fieldProblem, type Problem } from '@/lib/content/problems'

/**
 * The first three digits of each state's ZIP codes, as ranges, by Publication 65 of the Postal Service. Places that
 * share a code across a border are few, and not told apart.
 */
const prefixes: Readonly<Record<string, string>> = {
  Alabama: '350-369',
  Alaska: '995-999',
  Arizona: '850-865',
  Arkansas: '716-729',
  California: '900-961',
  Colorado: '800-816',
  Connecticut: '060-069',
  Delaware: '197-199',
  'District of Columbia': '200-205',
  Florida: '320-349',
  Georgia: '300-319 398-399',
  Hawaii: '967-968',
  Idaho: '832-838',
  Illinois: '600-629',
  Indiana: '460-479',
  Iowa: '500-528',
  Kansas: '660-679',
  Kentucky: '400-427',
  Louisiana: '700-714',
  Maine: '039-049',
  Maryland: '206-219',
  Massachusetts: '010-027 055-055',
  Michigan: '480-499',
  Minnesota: '550-567',
  Mississippi: '386-397',
  Missouri: '630-658',
  Montana: '590-599',
  Nebraska: '680-693',
  Nevada: '889-898',
  'New Hampshire': '030-038',
  'New Jersey': '070-089',
  'New Mexico': '870-884',
  'New York': '005-005 063-063 100-149',
  'North Carolina': '270-289',
  'North Dakota': '580-588',
  Ohio: '430-459',
  Oklahoma: '730-749',
  Oregon: '970-979',
  Pennsylvania: '150-196',
  'Puerto Rico': '006-009',
  'Rhode Island': '028-029',
  'South Carolina': '290-299',
  'South Dakota': '570-577',
  Tennessee: '370-385',
  Texas: '733-733 750-799 885-885',
  Utah: '840-847',
  Vermont: '050-059',
  Virginia: '201-201 220-246',
  Washington: '980-994',
  'West Virginia': '247-268',
  Wisconsin: '530-549',
  Wyoming: '820-831',
}

/** ZIP codes that lie in another state than their place. */
export function foreignZipCodes(
  entries: readonly Entry<LocationFrontMatter>[],
  stateOfRegion: string | undefined,
): Problem[] {
  return entries.flatMap((entry) => {
    const { state = stateOfRegion ?? '', zipCodes } = entry.fields
    const own = prefixes[state]
    if (!own) return []
    return zipCodes.flatMap((code, index) => {
      if (isWithin(own, code)) return []
      const other = Object.keys(prefixes).find((name) => isWithin(prefixes[name] ?? '', code))
      const message = `${code} lies in ${other ?? 'no state'}, and this place in ${state}`
      const example = other ? `state: ${other}, or a code of ${state}` : `a code of ${state}`
      return [fieldProblem(entry, ['zipCodes', index], { message, example })]
    })
  })
}

function isWithin(ranges: string, code: string) {
  return ranges.split(' ').some((range) => {
    const [first = '', last = ''] = range.split('-')
    return first <= code.slice(0, 3) && code.slice(0, 3) <= last
  })
}
