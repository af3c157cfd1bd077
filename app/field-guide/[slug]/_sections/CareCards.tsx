import { CareCard, type Urgency } from '@/components/sections/CareCard'
import type { EmergencyGuide } from '@/lib/guide/emergency-guide-schema'
import { emergencyGuidePage, everyPage } from '@/lib/pages/page-copy'

/** In their order on the page. */
function headings(): Record<Urgency, string> {
  const { health } = everyPage()
  const { now, later } = emergencyGuidePage()
  return { emergency: health.emergency, now, later, watch: health.watch }
}

/** Whom to call: in an emergency, at this hour, or when offices open, and what to watch for afterward. None: nothing. */
export function CareCards({ cards }: { cards: Partial<EmergencyGuide['cards']> }) {
  const count = Object.values(cards).filter(Boolean).length
  if (count === 0) return null
  // Beside another card, a list of offices would be as long as half a sheet.
  const hasOffices = Boolean(cards.later?.offices.length)
  return (
    <div
      className={`grid gap-4 print:gap-2 ${count > 1 && !hasOffices ? 'print:grid-cols-2' : 'print:block print:*:mb-2'}`}
    >
      {(Object.keys(headings()) as Urgency[]).map((urgency) => {
        const card = cards[urgency]
        return (
          card && (
            <CareCard
              key={urgency}
              id={urgency}
              urgency={urgency}
              heading={headings()[urgency]}
              level="h2"
              {...card}
            />
          )
        )
      })}
    </div>
  )
}
