import { Fragment, type ReactNode } from 'react'
import { AdviceSection, serviceLink } from './AnimalAdvice'
import { AnimalCards } from '@/components/sections/AnimalCards'
import { CallBox } from '@/components/sections/CallBox'
import { Hero } from '@/components/sections/Hero'
import { PageSources } from '@/components/sections/Sources'
import { WhoToCall } from '@/components/sections/WhoToCall'
import { FramedSpecimen } from '@/components/ui/FramedFigure'
import { SourcedList, SourceLink } from '@/components/ui/SourcedText'
import { TextLink } from '@/components/ui/TextLink'
import { getAnimal } from '@/lib/content/field-guide'
import { articlePage, emergencyGuidePage } from '@/lib/content/pages'
import type { EmergencyGuide } from '@/lib/content/schemas/field-guide'
import {
  referencesBelowLists,
  referencesIn,
  withoutReferences,
} from '@/lib/markdown/source-references'

type Props = { guide: EmergencyGuide; above: ReactNode }

export function EmergencyGuidePage({ guide, above }: Props) {
  const { heading, steps, callFirst, content, plate, plateAlt } = guide
  return (
    <>
      <Hero heading={heading} above={above} />
      {/* Reader views of browsers take the page from an element of this name. */}
      <div
        id="article"
        className="grid gap-4 page-width py-4 md:gap-8 md:py-8 lg:grid-cols-[minmax(0,1fr)_20rem] print:block print:py-2 print:text-sm"
      >
        <div className="grid max-w-measure gap-4 self-start md:gap-8 print:block">
          <AdviceSection id="steps" heading={emergencyGuidePage().steps}>
            <SourcedList
              texts={steps.map(withoutReferences)}
              isNumbered={steps.length > 1}
              firstEnd={callFirst && <TextLink href="#who-to-call">{callFirst}</TextLink>}
            />
            <SourceLine texts={steps} />
          </AdviceSection>
          <WhoToCall />
          <div
            className="prose text-sm md:text-base"
            dangerouslySetInnerHTML={{
              __html: referencesBelowLists(content, articlePage().sources),
            }}
          />
        </div>
        {/* On wide screens it starts in the hero above, whose right side is empty. */}
        <div className="grid content-start gap-4 sm:max-lg:grid-cols-2 lg:sticky lg:top-24 lg:-mt-64 lg:self-start print:hidden">
          {plate && <FramedSpecimen specimen={{ file: plate, alt: plateAlt }} slot="section" />}
          <CallBox heading={emergencyGuidePage().us} text={serviceLink(guide.service)} />
        </div>
        <section
          aria-labelledby="animals-heading"
          className="grid gap-4 lg:col-span-2 print:hidden"
        >
          <h2 id="animals-heading" className="text-lg">
            {emergencyGuidePage().animals}
          </h2>
          <AnimalCards animals={guide.animals.flatMap((slug) => getAnimal(slug) ?? [])} />
        </section>
      </div>
      <PageSources sources={guide.sources} reviewed={guide.reviewed} />
    </>
  )
}

/**
 * Below a list for an emergency, whose items are without references: some readers for web pages drop items that have
 * them. Renders nothing if the texts have none.
 */
function SourceLine({ texts }: { texts: readonly string[] }) {
  const numbers = referencesIn(texts)
  if (numbers.length === 0) return null
  return (
    // Small and close to the list, because the number to call must stay on the first screen.
    <p className="-mt-2 text-xs/none text-ink-soft *:underline print:hidden">
      {articlePage().sources}
      {numbers.map((number) => (
        <Fragment key={number}>
          {' '}
          <SourceLink number={number} />
        </Fragment>
      ))}
    </p>
  )
}
