import { SourcedList } from './SourcedList'
import { CareCard } from '@/components/sections/CareCard'
import type { EmergencyGuide } from '@/lib/guide/emergency-guide-schema'
import { emergencyGuidePage } from '@/lib/pages/page-copy'

type Props = { triage: NonNullable<EmergencyGuide['triage']> }

/** The questions that decide how to go on, and a card for each of the two answers. */
export function Triage({ triage: { questions, yes, no } }: Props) {
  return (
    <section id="triage" aria-labelledby="triage-heading" className="grid gap-3 print:gap-1">
      <h2 id="triage-heading" className="text-xl">
        {emergencyGuidePage().triage}
      </h2>
      <SourcedList texts={questions} />
      <div className="grid gap-4 print:gap-1">
        <CareCard id="yes" urgency="now" level="h2" {...yes} printsOfficesOnly />
        <CareCard id="no" urgency="later" level="h2" {...no} />
      </div>
    </section>
  )
}
