import type { ReactNode } from 'react'
import { CallButton } from './CallButton'
import { cardLook } from '@/components/ui/card-looks'
import { Fact } from '@/components/ui/Fact'
import { FactList } from '@/components/ui/FactList'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import type { Location } from '@/lib/locations/location-schema'
import { serviceTerms as words } from '@/lib/pages/page-copy'
import type { TermName } from '@/lib/pages/page-schemas'
import type { Service } from '@/lib/services/service-schema'
import { termsForService } from '@/lib/services/service-terms'
import type { Terms } from '@/lib/services/service-terms-schema'
import { services } from '@/lib/services/services'

type Place = 'service' | 'location' | 'article'

/** What each kind of page answers, in this order. */
const shown: Record<Place, readonly TermName[]> = {
  service: [
    'price',
    'range',
    'estimate',
    'soon',
    'visitLength',
    'visits',
    'prepare',
    'reentry',
    'who',
    'license',
    'guarantee',
    'guaranteeLength',
    'payment',
    'methods',
  ],
  location: [
    'animals',
    'soon',
    'price',
    'range',
    'estimate',
    'who',
    'license',
    'guarantee',
    'reentry',
    'prepare',
  ],
  article: ['price', 'range', 'visits', 'soon'],
}

/** What a visitor to the page of a service wants to know before calling, and the call. */
export function ServiceTerms({ service }: { service: Pick<Service, 'slug' | 'name'> }) {
  const facts = termsForService(service.slug)
  return <TermsSection answers={answersOf(facts)} place="service" />
}

/** The same for a place: what differs there, and what holds for the first service. */
export function LocationTerms({ terms = {} }: Pick<Location, 'terms'>) {
  const facts = termsForService(services[0].slug)
  const { price = facts.price, soon = facts.soon, prepare } = terms
  const answers = answersOf({ ...facts, price, soon })
  return <TermsSection answers={{ ...answers, prepare, range: ranges() }} place="location" />
}

/** What decides a call about the subject of an article, and the way to all that is said of the service. */
export function ArticleTerms({
  service: { slug, name },
  pestType,
}: {
  service: Service
  pestType: string
}) {
  const facts = termsForService(slug)
  const visits = facts.visits.filter((row) => row.pestType === pestType)
  return (
    <section aria-labelledby="terms-heading" className="grid max-w-measure gap-2 print:hidden">
      <h2 id="terms-heading" className="text-xl">
        {words.heading}
      </h2>
      <Answers answers={answersOf({ ...facts, visits })} place="article" />
      <TextLink href={`/${slug}#terms`} isAlone>
        {words.more.replace('{service}', name)}
      </TextLink>
    </section>
  )
}

type Answer = Partial<Record<TermName, ReactNode>>

function TermsSection(props: { answers: Answer; place: Place }) {
  return (
    <Section id="terms" heading={words.heading} isTight>
      <div className={`${cardLook('plain')} px-5 pb-5 md:px-8`}>
        <Answers {...props} />
        <CallButton variant="outline" />
      </div>
    </Section>
  )
}

function Answers({ answers, place }: { answers: Answer; place: Place }) {
  return (
    // The line above the first answers is the card's own edge.
    <dl className="-mt-px gap-x-12 text-sm sm:columns-2">
      {shown[place].map((name) => (
        <Fact key={name} term={words.labels[name]}>
          {answers[name]}
        </Fact>
      ))}
    </dl>
  )
}

function answersOf(facts: Terms): Answer {
  const { price, range, visits, prepare, guarantee } = facts
  return {
    ...facts,
    animals: words.animals.length > 0 && <Animals />,
    price: <FactList items={price} />,
    range: range && rangeText(range),
    estimate: words.estimate,
    visits: visits.length > 0 && <Visits visits={visits} />,
    prepare: (
      <>
        {prepare.text}{' '}
        {prepare.link && <TextLink href={prepare.link.href}>{prepare.link.text}</TextLink>}
      </>
    ),
    who: words.who.join(' '),
    license: words.license.join(' '),
    guarantee: guarantee && (
      <>
        {guarantee} <TextLink href="/terms-of-service">{words.readTerms}</TextLink>
      </>
    ),
    guaranteeLength: guarantee && facts.guaranteeLength,
  }
}

/** All that is treated, in one line, each with the way to what is known about it. */
function Animals() {
  return words.animals.map(({ name, href }, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <a href={href} className="text-brand underline underline-offset-4">
        {name}
      </a>
    </span>
  ))
}

/** What each service usually costs, where its owner says so. */
function ranges() {
  const known = services.flatMap(({ slug, name }) => {
    const { range } = termsForService(slug)
    return range ? [{ name, range }] : []
  })
  if (known.length === 0) return undefined
  return known.map(({ name, range }) => (
    <p key={name}>
      {name}: {rangeText(range)}
    </p>
  ))
}

function rangeText({ from, to }: NonNullable<Terms['range']>) {
  return words.range.replace('{from}', from).replace('{to}', to)
}

function Visits({ visits }: Pick<Terms, 'visits'>) {
  return visits.map(({ animal, visits }) => (
    <p key={animal} className="pt-0.5">
      <span className="text-ink">{animal}:</span> {visits}
    </p>
  ))
}
