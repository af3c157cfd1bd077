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

/** What only the sample company's pages may say: its reviews, and its region once the business is elsewhere. */
export function sampleFinders({ region }: Partial<Company>): Finder[] {
  const review = wordsFinder(new RegExp(sampleReviews.join('|'), 'g'), {
    problem:
      'This review is a sample. The law forbids publishing reviews that no customer wrote (16 CFR 465.2).',
    fix: 'Put what a customer wrote, with their name and consent.',
  })
  if (!region) return [review]
  const elsewhere: readonly [isElsewhere: boolean, words: RegExp][] = [
    [region.name !== 'Central Ohio', /\bCentral Ohio\b/g],
    [region.city !== 'Columbus', /\bColumbus(, Ohio| homes| and Franklin County)\b/gi],
    [
      region.state !== 'Ohio',
      /\bOhio(’s)? (law|licen[cs]e|Department|Division|Revised|Administrative)\b/g,
    ],
  ]
  return [
    review,
    ...elsewhere.flatMap(([isElsewhere, words]) =>
      isElsewhere
        ? wordsFinder(words, {
            problem: `“{said}” is where the sample company works, and yours works in ${region.name}.`,
            fix: 'Write what is so where you work.',
          })
        : [],
    ),
  ]
}
