import type { ContentFile } from './content'
import { wordsFinder, type Finder } from './page-findings'
import type { Company } from '@/lib/content/company-schema'

/** How the reviews that the site came with begin: no customer has written them. */
const sampleReviews = [
  'They found the gap behind the dryer that two visits',
  'I was ashamed to call about bed bugs',
  'There were raccoon kits in our chimney',
  'I called at seven on a Sunday with wasps',
  'Carpenter ants, from a window that leaked',
  'Clear price, clear plan, and they came back',
  'On time, tidy, and honest about what did not need',
  'Quiet van, quick answer, no bugs',
  'It took a second visit, which they had told us',
  'The line of ants to the sink is gone',
  'Every spring I get a short list of what to fix',
  'They put a sensor under the clothes in the closet',
  'The preparation list was a page long',
  'Squirrels out by a one-way door, soffit closed',
  'They wouldn’t shut out the bats in June',
]

/** Its places besides Columbus. Delaware is left out, which is a state and a county elsewhere too. */
const sampleTowns = [
  ...[
    'Westerville',
    'Dublin',
    'Worthington',
    'Hilliard',
    'Bexley',
    'Upper Arlington',
    'Grove City',
  ],
  ...['Gahanna', 'Reynoldsburg', 'Pickerington', 'Powell', 'New Albany', 'Grandview'],
  ...['German Village', 'Italian Village', 'Lewis Center', 'Worthington Hills', 'Genoa Township'],
]

const sampleCounties = ['Franklin', 'Delaware', 'Licking', 'Fairfield']

/** What only the sample company's pages may say: its reviews, and where it works once the business works elsewhere. */
export function sampleFinders(
  { region }: Partial<Company>,
  content: readonly ContentFile[],
): Finder[] {
  const review = wordsFinder(new RegExp(sampleReviews.join('|'), 'g'), {
    problem:
      'This review is a sample. The law forbids publishing reviews that no customer wrote (16 CFR 465.2).',
    fix: 'Put what a customer wrote, with their name and consent.',
  })
  if (!region) return [review]
  const isElsewhere = region.name !== 'Central Ohio'
  const problem = `“{said}” is where the sample company works, and yours works in ${region.name}.`
  const fix = 'Write what is so where you work.'
  const finders: readonly [isSampleOnly: boolean, words: RegExp, isHint?: true][] = [
    [isElsewhere, /\bCentral Ohio\b/g],
    [region.city !== 'Columbus', /\bColumbus\b(?! Dispatch)/g],
    [
      region.state !== 'Ohio',
      /\bOhio(’s)? (law|licen[cs]e|Department|Division|Revised|Administrative)\b/g,
    ],
    // May be a source, or an animal’s range.
    [
      region.state !== 'Ohio',
      /\bOhio\b(?! State|(’s)? (law|licen[cs]e|Department|Division|Revised|Administrative))/g,
      true,
    ],
  ]
  return [
    review,
    ...finders.flatMap(([isSampleOnly, words, isHint]) =>
      isSampleOnly ? wordsFinder(words, { problem, fix, ...(isHint && { isHint }) }) : [],
    ),
    ...goneFinders(content, region.county, isElsewhere),
  ]
}

/** Finds the sample's towns that have no page here, and its counties without a town. */
function goneFinders(
  content: readonly ContentFile[],
  county: string,
  isElsewhere: boolean,
): Finder[] {
  const locations = content.filter(({ file }) => file.startsWith('content/locations/'))
  const gone = (key: string, names: readonly string[]) =>
    names
      .filter(
        (name) =>
          !locations.some(({ text }) => new RegExp(`^${key}: ['"]?${name}`, 'm').test(text)),
      )
      .join('|')
  const towns = gone('city', sampleTowns)
  const counties = gone(
    'county',
    isElsewhere ? sampleCounties.filter((name) => name !== county) : [],
  )
  const found = {
    problem: '“{said}” is a place of the sample company, and has no page here.',
    fix: 'Write what is so where you work.',
    // Somebody around Columbus may speak of a town without serving it.
    ...(!isElsewhere && { isHint: true as const }),
  }
  return [
    ...(towns ? [wordsFinder(new RegExp(`\\b(${towns})\\b`, 'g'), found)] : []),
    ...(counties
      ? [wordsFinder(new RegExp(`\\b(${counties}) [Cc]ount(y|ies)\\b`, 'g'), found)]
      : []),
  ]
}
