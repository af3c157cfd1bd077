import { sampleName, samplePlaces, sampleStreet } from './sample'
import type { Company } from '@/lib/company/company-schema'
import type { Problem } from '@/lib/content/problems'
import { textsIn } from '@/lib/content/texts-in'

/** Words that should not go live, or perhaps should not. */
export type Rule = Pick<Problem, 'isHint'> & {
  /** With the flag g. */
  words: RegExp
  /** What is wrong and what to do. Here `{said}` stands for the words that were found. */
  message: string
}

/** RFC 2606 and RFC 6761 keep these names for examples: a letter to them arrives nowhere. */
export const reservedDomain =
  /\b(?:[\w-]+\.)*(?:example\.(?:com|org|net|edu)|[\w-]+\.(?:example|invalid|test))\b/gi

/** Some numbers are kept on one line, by a no-break space or hyphen. */
const separator = '[\\s.\\u2011-]?'

/**
 * The North American plan keeps 555-0100 to 555-0199 for fiction, gives out no area code 555, and lets neither the area
 * code nor the three digits after it begin with 0 or 1.
 */
const impossibleNumbers = [
  ['(?:555|[01]\\d\\d)', '\\d{3}', '\\d{4}'],
  ['\\d{3}', '[01]\\d\\d', '\\d{4}'],
  ['\\d{3}', '555', '01\\d\\d'],
].map(([area, exchange, line]) => `\\(?${area}\\)?${separator}${exchange}${separator}${line}`)

/** With or without the country code, and not within a longer number or an address of the web. */
const impossiblePhone = new RegExp(
  `(?<![\\d/]|[a-z]-|\\d-)(?:\\+?1${separator})?(?:${impossibleNumbers.join('|')})(?!\\d)`,
  'g',
)

/** What no business can keep. */
const placeholderRules: readonly Rule[] = [
  {
    words: /\b(?:[Ll]orem [Ii]psum|TODO|TBD|FIXME|XXX)\b/g,
    message: '“{said}” stands for words that are still to come: put them there',
  },
  {
    words: impossiblePhone,
    message: '{said} is a telephone number that nobody can have: put the right one',
  },
  {
    words: reservedDomain,
    message: '{said} is a name reserved for examples: put the right address',
  },
]

/** @param ownWords In which the places of the company are named. */
export function wordRules({ name, address, region }: Company, ownWords: readonly string[]): Rule[] {
  const own = [address.city, ...textsIn(region), ...ownWords].join('\n')
  const foreign = samplePlaces.filter((place) => !own.includes(place.replace(/ County$|\(.*/, '')))
  // While the company itself has the sample's name, texts take it from there.
  const placeholders = name.includes(sampleName) ? [sampleStreet] : [sampleStreet, sampleName]
  const message = '“{said}” is of the sample company: put what is true of the business'
  const rules = [...placeholderRules, { words: new RegExp(placeholders.join('|'), 'g'), message }]
  if (foreign.length === 0) return rules
  // An avenue may be called Columbus.
  return [
    ...rules,
    { words: new RegExp(`\\b(?:${foreign.join('|')})\\b`, 'g'), message, isHint: true },
  ]
}
