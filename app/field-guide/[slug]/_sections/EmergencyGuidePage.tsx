import type { ReactNode } from 'react'
import { AdviceSection } from './AdviceSection'
import { CareCards } from './CareCards'
import { Triage } from './Triage'
import { AnimalCards } from '@/components/sections/AnimalCards'
import { CallBox } from '@/components/sections/CallBox'
import { NearestOffices } from '@/components/sections/CareCard'
import { Hero } from '@/components/sections/Hero'
import { SourcedList, SourceLine } from '@/components/sections/SourcedList'
import { PageSources } from '@/components/sections/Sources'
import { summaryLook } from '@/components/ui/card-looks'
import { FramedSpecimen } from '@/components/ui/FramedSpecimen'
import { TextLink } from '@/components/ui/TextLink'
import { fill } from '@/lib/content/fill'
import { getAnimal } from '@/lib/guide/animals'
import type { EmergencyGuide } from '@/lib/guide/emergency-guide-schema'
import { findService } from '@/lib/services/services'
import { articlePage, emergencyGuidePage, servicesPage } from '@/lib/site/page-copy'
import { referencesBelowLists, withoutReferences } from '@/lib/sources/source-references'

type Props = { guide: EmergencyGuide; above: ReactNode }

/** The page of an emergency guide: whom to call, what to do now, what to avoid, and further information. */
export function EmergencyGuidePage({ guide, above }: Props) {
  const { heading, short, steps, triage, never, content, plate, plateAlt } = guide
  const { later, watch, ...urgent } = guide.cards
  const service = findService(guide.service)
  return (
    <>
      <Hero heading={heading} above={above} introduction={short} hasNotice={false} />
      {/* By this name, and none of the inner part, reader views of browsers know that the hero’s sentence belongs to it. */}
      <div
        id="article"
        className="grid gap-8 page-width py-5 md:py-8 lg:grid-cols-[minmax(0,1fr)_20rem] print:block print:py-2 print:text-sm"
      >
        <div className="grid max-w-measure gap-5 self-start md:gap-8 print:block">
          <CareCards cards={urgent} />
          <AdviceSection id="steps" heading={emergencyGuidePage().steps}>
            <SourcedList texts={steps.map(withoutReferences)} isNumbered={steps.length > 1} />
            <SourceLine texts={steps} />
          </AdviceSection>
          {triage && <NearestOffices purposes={triage.yes.offices} />}
          {triage && <Triage triage={triage} />}
          <AdviceSection id="never" heading={emergencyGuidePage().never}>
            <SourcedList texts={never.map(withoutReferences)} />
            <SourceLine texts={never} />
          </AdviceSection>
          <CareCards cards={{ later, watch }} />
          <details className="border-y border-line print:hidden">
            <summary className={summaryLook}>{emergencyGuidePage().more}</summary>
            <div
              className="prose pb-4"
              dangerouslySetInnerHTML={{
                __html: referencesBelowLists(content, articlePage().sources),
              }}
            />
          </details>
        </div>
        {/* On wide screens it starts in the hero above, whose right side is empty. */}
        <div className="grid content-start gap-4 sm:max-lg:grid-cols-2 lg:sticky lg:top-24 lg:-mt-64 lg:self-start print:hidden">
          {plate && <FramedSpecimen specimen={{ file: plate, alt: plateAlt }} slot="section" />}
          <CallBox
            heading={emergencyGuidePage().us}
            text={
              service && (
                <TextLink href={`/${service.slug}`} isAlone>
                  {fill(servicesPage().links.whole, { service: service.name.toLowerCase() })}
                </TextLink>
              )
            }
          />
        </div>
        <section
          aria-labelledby="animals-heading"
          className="grid gap-4 lg:col-span-2 print:hidden"
        >
          <h2 id="animals-heading" className="text-xl">
            {emergencyGuidePage().animals}
          </h2>
          <AnimalCards animals={guide.animals.flatMap((slug) => getAnimal(slug) ?? [])} />
        </section>
      </div>
      <PageSources sources={guide.sources} reviewed={guide.reviewed} />
    </>
  )
}
