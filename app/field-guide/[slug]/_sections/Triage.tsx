import { ActionCard } from './CareCards'
import { SourcedList } from './SourcedList'
import type { EmergencyGuide } from '@/lib/guide/emergency-guide-schema'
import { emergencyGuidePage } from '@/lib/pages/page-copy'

type Props = { triage: NonNullable<EmergencyGuide['triage']> }

/** The questions that decide how to go on, and a card for each of the two answers. */
export function Triage({ triage: { questions, yes, no } }: Props) {
  return (
    <section id="triage" aria-labelledby="triage-heading" className="grid gap-3 print:gap-1">
      <h2 id="triage-heading" className="text-xl">
        {emergencyGuidePage.triage}
      </h2>
      <SourcedList texts={questions} />
      <div className="grid gap-4 print:grid-cols-2 print:gap-2">
        <ActionCard id="yes" band="bg-ochre text-ink" {...yes} />
        <ActionCard id="no" band="bg-brand text-paper" {...no} />
      </div>
    </section>
  )
}
