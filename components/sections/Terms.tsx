import type { ReactNode } from 'react'
import { cardLook } from '@/components/ui/card-looks'
import { Fact } from '@/components/ui/Fact'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import { company } from '@/lib/company/company'
import { fill } from '@/lib/content/fill'
import { serviceTerms as words } from '@/lib/pages/page-copy'
import type { TermName } from '@/lib/services/service-page-schemas'
import type { Terms as ServiceTerms } from '@/lib/services/service-terms-schema'

type Props = { answers: Partial<Record<TermName, ReactNode>> }

/** What a visitor wants to know before calling, each with its answer, in the order of the labels. */
export function Terms({ answers }: Props) {
  return (
    // The line above the first answers is the card's own edge.
    <dl className="-mt-px gap-x-12 text-sm sm:columns-2">
      {Object.entries(words().labels).map(([name, label]) => (
        <Fact key={name} term={label}>
          {answers[name as TermName]}
        </Fact>
      ))}
    </dl>
  )
}

/** The same as a section of its own. */
export function TermsSection({ answers, children }: Props & { children?: ReactNode }) {
  return (
    <Section id="terms" heading={words().heading} isTight>
      <div className={`${cardLook('plain')} px-5 md:px-8 md:pb-5`}>
        <Terms answers={answers} />
        {children}
      </div>
    </Section>
  )
}

/** The answers of a service's facts, but for those that its hero gives: see lib/services/short-answers.ts. */
export function answersOf(terms: ServiceTerms) {
  const { price, visits, visitLength, prepare, reentry, guarantee, payment, methods } = terms
  return {
    ...companyAnswers(),
    visitLength,
    reentry,
    payment,
    methods,
    plans: terms.plans?.map((plan) => lineOf(fill(words().plan, plan))),
    examples: terms.examples?.map(exampleOf),
    notCovered: guarantee && terms.notCovered,
    price: (
      <ul className="list-disc pl-5">
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

/** What the owner has filled in of the business as a whole. */
export function companyAnswers() {
  const { calls, paying, alsoFor } = company()
  return {
    answeredBy: calls?.answeredBy,
    languages: calls?.languages.join(', '),
    steps: calls?.steps.map(lineOf),
    arrivalWindow: calls?.arrivalWindow,
    afterHours: calls?.afterHours,
    financing: paying?.financing,
    discounts: paying?.discounts.map(lineOf),
    landlords: alsoFor?.landlords,
    realtors: alsoFor?.realtors,
  }
}

/** The bill of a job, in a line. */
export function exampleOf(example: NonNullable<ServiceTerms['examples']>[number]) {
  return lineOf(fill(words().example, example))
}

function lineOf(text: string) {
  return (
    <p key={text} className="pt-0.5">
      {text}
    </p>
  )
}
