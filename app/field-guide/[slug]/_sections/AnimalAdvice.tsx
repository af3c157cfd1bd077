import type { ReactNode } from 'react'
import { CallBox } from '@/components/sections/CallBox'
import { WhoToCallLink } from '@/components/sections/WhoToCall'
import { DescriptionItem } from '@/components/ui/DescriptionItem'
import { NumberDisc } from '@/components/ui/NumberDisc'
import { SourcedList, SourcedText } from '@/components/ui/SourcedText'
import { TextLink } from '@/components/ui/TextLink'
import { getArticle } from '@/lib/content/articles'
import { company } from '@/lib/content/company'
import { fill } from '@/lib/content/fill'
import { numberedMarks } from '@/lib/content/numbered-marks'
import { animalPage, servicesPage } from '@/lib/content/pages'
import type { Animal } from '@/lib/content/schemas/field-guide'
import { findService } from '@/lib/content/services'

/** What to do today, and when to call: whoever looks an animal up wants to know these first. Then how to know it. */
export function AnimalAdvice({ animal }: { animal: Animal }) {
  return (
    <div className="grid gap-6 page-width py-4 plain-band md:gap-8 md:pt-9 md:pb-18 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] print:grid-cols-2 print:gap-x-6 print:gap-y-1 print:*:last:col-span-2">
      <div className="max-w-measure">
        <AdviceSection id="today" heading={animalPage().today}>
          <SourcedList texts={animal.today} isNumbered />
        </AdviceSection>
      </div>
      <Call animal={animal} />
      <IdentifyingFeatures animal={animal} />
    </div>
  )
}

export function AnimalHarm({ animal }: { animal: Animal }) {
  const { harm, callWhom, useless } = animal
  const { terms } = animalPage()
  return (
    <div className="grid gap-6 page-width py-4 plain-band md:grid-cols-2 md:gap-8 md:py-18 print:grid-cols-2 print:gap-x-6 print:gap-y-1 print:py-1 print:text-sm">
      <AdviceSection id="harm" heading={animalPage().harm}>
        <dl>
          {(['people', 'pets', 'house'] as const).map((who) => (
            <DescriptionItem key={who} term={terms[who]}>
              {harm[who] && <SourcedText text={harm[who]} />}
            </DescriptionItem>
          ))}
        </dl>
        {callWhom && <WhoToCallLink />}
      </AdviceSection>
      <AdviceSection id="useless" heading={animalPage().useless}>
        <SourcedList texts={useless} />
      </AdviceSection>
    </div>
  )
}

function Call({ animal: { call, canBeTaped } }: { animal: Animal }) {
  const article = call.article === undefined ? undefined : getArticle(call.article)
  const { terms } = animalPage()
  return (
    <div className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start print:mt-1 print:break-inside-avoid">
      <CallBox heading={animalPage().call} text={<SourcedText text={call.when} />}>
        <dl className="-mb-3 w-full text-sm">
          <DescriptionItem term={terms.service}>{serviceLink(call.service)}</DescriptionItem>
          <DescriptionItem term={terms.article}>
            {article && (
              <TextLink href={`/blog${article.slug}`} isAlone>
                {article.title}
              </TextLink>
            )}
          </DescriptionItem>
          <DescriptionItem term={terms.unsure}>
            {canBeTaped ? (
              animalPage().sample
            ) : (
              <TextLink href={`mailto:${company().email}`} isAlone>
                {animalPage().unsure}
              </TextLink>
            )}
          </DescriptionItem>
        </dl>
      </CallBox>
    </div>
  )
}

/** On wide screens the marks are beside the drawing instead. */
function IdentifyingFeatures({ animal }: { animal: Animal }) {
  const { plate, size } = animal
  return (
    <AdviceSection id="marks" heading={animalPage().marks}>
      <p>
        <SourcedText text={`${size.text}.`} />{' '}
        {size.object && fill(animalPage().about, { object: size.object })}
      </p>
      <ol
        className={`grid gap-2 md:grid-cols-3 md:gap-4 print:grid-cols-3 ${plate ? 'lg:hidden' : ''}`}
      >
        {numberedMarks(animal).map(({ text, number }) => (
          <li key={text} className="flex items-baseline gap-3 border-t pt-2 md:pt-3">
            {plate && number && <NumberDisc number={number} />}{' '}
            <span>
              <SourcedText text={text} />
            </span>
          </li>
        ))}
      </ol>
    </AdviceSection>
  )
}

type SectionProps = { id: string; heading: string; children: ReactNode }

export function AdviceSection({ id, heading, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="grid content-start gap-3 print:gap-1 print:pb-2"
    >
      <h2 id={`${id}-heading`} className="text-2xl">
        {heading}
      </h2>
      {children}
    </section>
  )
}

export function serviceLink(slug: string) {
  const service = findService(slug)
  return (
    service && (
      <TextLink href={`/${slug}`} isAlone>
        {fill(servicesPage().links.whole, { service: service.name.toLowerCase() })}
      </TextLink>
    )
  )
}
