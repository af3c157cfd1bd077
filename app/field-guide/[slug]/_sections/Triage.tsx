import { CareCard } from '@/components/sections/CareCard'
import { SourcedList, SourceLine } from '@/components/sections/SourcedList'
import type { EmergencyGuide } from '@/lib/guide/emergency-guide-schema'
import { emergencyGuidePage } from '@/lib/site/page-copy'
import { withoutReferences } from '@/lib/sources/source-references'

type Props = { triage: NonNullable<EmergencyGuide['triage']> }

/** Questions that decide what to do, and a card for each of the two answers. */
export function Triage({ triage }: Props) {
  const { questions, yes, no } = triage
  return (
    <section id="triage" aria-labelledby="triage-heading" className="grid gap-3 print:gap-1">
      <h2 id="triage-heading" className="text-xl">
        {emergencyGuidePage().triage}
      </h2>
      <SourcedList texts={questions.map(withoutReferences)} />
      <SourceLine texts={questions} />
      <div className="grid gap-4 print:gap-1">
        <CareCard
          id="yes"
          urgency="now"
          heading={yes.heading}
          level="h2"
          lines={yes.lines}
          offices={yes.offices}
          officeList="onPaper"
        />
        <CareCard id="no" urgency="later" heading={no.heading} level="h2" lines={no.lines} />
      </div>
    </section>
  )
}
