import { parse } from 'yaml'
import type { ContentFile, Finding } from './content'
import { wordFindings, wordsFinder, type Finder } from './page-findings'
import type { Page } from './pages'
import type { Company } from '@/lib/company/company-schema'

/** Where the sample company works. Delaware is also a state. */
const sampleAreas = [
  ...['Central Ohio', 'Columbus', 'Westerville', 'Dublin', 'Worthington', 'Hilliard', 'Bexley'],
  ...['Upper Arlington', 'Grove City', 'Gahanna', 'Reynoldsburg', 'Pickerington', 'Powell'],
  ...['New Albany', 'Grandview', 'German Village', 'Italian Village', 'Lewis Center'],
  ...['Genoa Township', 'Franklin County', 'Delaware County', 'Licking County'],
  'Fairfield County',
]

/** Finds the names of places where the sample company works, and this one does not say that it does. */
export function sampleFinders(
  { region }: Partial<Company>,
  content: readonly ContentFile[],
): Finder[] {
  if (!region) return []
  const own = [
    ...[region.name, region.city, region.county],
    ...content.filter(({ file }) => file.startsWith('content/locations/')).map(({ text }) => text),
  ].join('\n')
  const others = sampleAreas.filter((area) => !own.includes(area.replace(/ County$/, '')))
  const advice = {
    problem: `“{said}” is where the sample company works. Is it so where you work, in ${region.city}?`,
    fix: 'Write what is so there, or put the words into ourWords of content/company.yaml.',
    isHint: true,
  } as const
  return [
    ...(others.length > 0
      ? [wordsFinder(new RegExp(`\\b(${others.join('|')})\\b`, 'g'), advice)]
      : []),
    ...(region.state === 'Ohio' ? [] : [wordsFinder(/\bOhio\b(?! State)/g, advice)]),
  ]
}

/** The services that the site came with: what the name of one has in it that takes its place, and how texts offer it. */
const sampleServices = [
  { slug: 'pest-control', name: /\bpest\b/i, words: /\bgeneral pest control\b/gi },
  {
    slug: 'bed-bugs',
    name: /\bbed bug/i,
    words: /\bbed bug (extermination|specialists|(heat )?treatment)\b/gi,
  },
  { slug: 'wildlife', name: /\b(wildlife|animal)/i, words: /\bwildlife (removal|services)\b/gi },
]

/** Advice about a pest is no offer, and a customer may tell of what is no longer offered. */
const elsewhere = /^out\/(articles|blog|field-guide)\b/

/** Finds where pages seem to offer a service that is gone from content/services.yaml. */
export function serviceFindings(
  pages: readonly Page[],
  content: readonly ContentFile[],
): Finding[] {
  const source = content.find(({ file }) => file === 'content/services.yaml')
  if (!source) return []
  const { services } = parse(source.text) as { services: { slug: string; name: string }[] }
  const finders = sampleServices
    .filter(
      (gone) => !services.some(({ slug, name }) => slug === gone.slug || gone.name.test(name)),
    )
    .map(({ words }) =>
      wordsFinder(words, {
        problem: '“{said}” is said, and no service of content/services.yaml is that.',
        fix: 'Write it without what you no longer offer.',
        isHint: true,
      }),
    )
  return wordFindings(
    pages.filter(({ file }) => !elsewhere.test(file)),
    content,
    finders,
  )
}
