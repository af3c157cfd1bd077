import type { ReactNode } from 'react'
import { cardLook } from '@/components/ui/card-looks'
import { DescriptionItem } from '@/components/ui/DescriptionItem'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import { fill } from '@/lib/content/fill'
import type { TermName } from '@/lib/services/service-page-schemas'
import type { TermsContent } from '@/lib/services/service-terms-schema'
import { company } from '@/lib/site/company'
import { serviceTerms as words } from '@/lib/site/page-copy'

type Props = { answers: Partial<Record<TermName, ReactNode>> }

/** Terms of a service, such as price and guarantee, in the order of their labels. */
export function Terms({ answers }: Props) {
  return (
    // The margin hides the border above the first answers behind the border of the card.
    <dl className="-mt-px gap-x-12 text-sm sm:columns-2">
      {Object.entries(words().labels).map(([name, label]) => (
        <DescriptionItem key={name} term={label}>
          {answers[name as TermName]}
        </DescriptionItem>
      ))}
    </dl>
  )
}

/** The terms as a section of a page. */
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

/** The answers for a service, except those that its hero shows: see lib/services/short-answers.ts. */
export function serviceAnswers(terms: TermsContent) {
  const { price, visits, visitLength, prepare, reentry, guarantee, payment, methods } = terms
  return {
    ...companyAnswers(),
    visitLength,
    reentry,
    payment,
    methods,
    plans: terms.plans?.map((plan) => lineOf(fill(words().plan, plan))),
    examples: terms.examples?.map(exampleJob),
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

/** The answers that are the same for all services. */
export function companyAnswers() {
  const { calls, paying, alsoFor } = company()
  return {
    answeredBy: calls?.answeredBy,
    languages: calls?.languages.join(', '),
    steps: calls?.steps.map(lineOf),
    arrivalWindow: calls?.arrivalWindow,
    afterHours: calls?.afterHours,
    atHome: calls?.atHome,
    canceling: calls?.canceling,
    financing: paying?.financing,
    discounts: paying?.discounts.map(lineOf),
    businesses: alsoFor?.businesses,
    landlords: alsoFor?.landlords,
    realtors: alsoFor?.realtors,
  }
}

/** A line about a job and its price. */
export function exampleJob(example: NonNullable<TermsContent['examples']>[number]) {
  return lineOf(fill(words().example, example))
}

function lineOf(text: string) {
  return (
    <p key={text} className="pt-0.5">
      {text}
    </p>
  )
}
