import type { ReactNode } from 'react'
import { cardLook } from '@/components/ui/card-looks'
import { DescriptionItem } from '@/components/ui/DescriptionItem'
import { MobileDisclosure } from '@/components/ui/MobileDisclosure'
import { TextLink } from '@/components/ui/TextLink'
import { fill } from '@/lib/content/fill'
import type { TermName } from '@/lib/services/service-page-schemas'
import type { TermsContent } from '@/lib/services/service-terms-schema'
import { company } from '@/lib/site/company'
import { serviceTerms as words, withSampleMark } from '@/lib/site/page-copy'

type Answers = Partial<Record<TermName, ReactNode>>

type Props = {
  answers: Answers
  children?: ReactNode
}

/** What decides whether somebody calls. A phone folds all other terms, if there is a label for them. */
const openOnPhones: readonly string[] = [
  'answeredBy',
  'languages',
  'steps',
  'price',
  'plans',
  'examples',
  'followUps',
  'extra',
  'guarantee',
  'notCovered',
] satisfies TermName[]

export function TermsCard({ answers, children }: Props) {
  const { labels, fold } = words()
  const isOpen = ([name]: [string, string]) => !fold || openOnPhones.includes(name)
  const terms = Object.entries(labels)
  return (
    <div className={`${cardLook('plain')} px-5 md:px-8 md:pb-5`}>
      {/* The border above the first answer of the second column would lie below that of the card. */}
      <div className="gap-x-12 [clip-path:inset(1px_-1rem_-1rem)] md:columns-2">
        <TermList terms={terms.filter(isOpen)} answers={answers} />
        {fold && (
          <MobileDisclosure label={fold}>
            <TermList terms={terms.filter((term) => !isOpen(term))} answers={answers} />
          </MobileDisclosure>
        )}
      </div>
      {children}
    </div>
  )
}

function TermList({ terms, answers }: { terms: [string, string][]; answers: Answers }) {
  return (
    // The margin hides the border above the first answers behind the border of the card.
    <dl className="-mt-px text-sm">
      {terms.map(([name, label]) => (
        <DescriptionItem key={name} term={label}>
          {answers[name as TermName]}
        </DescriptionItem>
      ))}
    </dl>
  )
}

/** The answers for a service, except those that its hero shows: see lib/services/short-answers.ts. */
export function serviceAnswers(terms: TermsContent) {
  const { price, visits, prepare, reentry, guarantee, payment, methods } = terms
  const marked = (text: string | undefined) => text && withSampleMark(text, terms)
  const { paying, alsoFor } = company()
  return {
    ...callAnswers(),
    ...markedTexts(alsoFor),
    ...paying,
    discounts: paying?.discounts.map(lineOf),
    visitLength: marked(terms.visitLength),
    followUps: marked(terms.followUps),
    extra: marked(terms.extra),
    reentry,
    payment,
    methods: marked(methods),
    plans: terms.plans?.map((plan) => lineOf(withSampleMark(fill(words().plan, plan), terms))),
    examples: exampleJobs(terms),
    // The price takes its place at the top of the page.
    estimate: terms.range && words().estimate,
    notCovered: guarantee && marked(terms.notCovered),
    price: (
      <ul className="list-disc ps-5">
        {price.map((factor) => (
          <li key={factor}>{factor}</li>
        ))}
      </ul>
    ),
    visits: visits.map(({ animal, visits }) => (
      <p key={animal} className="pt-0.5">
        <span className="text-ink">{animal}:</span> {visits}
      </p>
    )),
    prepare: (
      <>
        {prepare.text}{' '}
        {prepare.link?.text && <TextLink href={prepare.link.href}>{prepare.link.text}</TextLink>}
      </>
    ),
    who: words().who.join(' '),
    guarantee: guarantee && (
      <>
        {guarantee} <TextLink href="/terms-of-service">{words().readTerms}</TextLink>
      </>
    ),
  }
}

/** The answers about a call and a visit, which are the same for all services. */
export function callAnswers() {
  const { calls } = company()
  return {
    ...markedTexts(calls),
    languages: calls?.languages.join(', '),
    steps: calls?.steps.map(lineOf),
  }
}

/** The bills of a service, or those of one town. */
export function exampleJobs(terms: TermsContent, city?: string) {
  return terms.examples
    ?.filter(({ town }) => !city || town === city)
    .map((example) => lineOf(withSampleMark(fill(words().example, example), terms)))
}

/** The texts of a group, marked while those of the company are a sample. */
function markedTexts(group: object = {}): Partial<Record<TermName, string>> {
  const sample = company().calls?.sample
  const texts = Object.entries(group).filter(([, value]) => typeof value === 'string' && value)
  return Object.fromEntries(
    texts.map(([name, text]) => [name, withSampleMark(text as string, { sample })]),
  )
}

function lineOf(text: string) {
  return (
    <p key={text} className="pt-0.5">
      {text}
    </p>
  )
}
