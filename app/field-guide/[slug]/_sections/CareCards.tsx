import { CareCard } from '@/components/sections/CareCard'
import type { EmergencyGuide } from '@/lib/guide/emergency-guide-schema'
import { emergencyGuidePage, everyPage } from '@/lib/site/page-copy'

type Cards = EmergencyGuide['cards']

/** The headings in their order on the page. */
function headings(): Record<keyof Cards, string> {
  const { health } = everyPage()
  const { now, later } = emergencyGuidePage()
  return { emergency: health.emergency, now, later, watch: health.watch }
}

/** Cards that say whom to call in an emergency, now or later, and what to watch for. Renders nothing without cards. */
export function CareCards({ cards }: { cards: Partial<Cards> }) {
  const count = Object.values(cards).filter(Boolean).length
  if (count === 0) return null
  // On paper a list of offices needs the full width.
  const hasOffices = Boolean(cards.later?.offices.length)
  return (
    <div
      className={`grid gap-4 print:gap-2 ${count > 1 && !hasOffices ? 'print:grid-cols-2' : 'print:block print:*:mb-2'}`}
    >
      {(Object.keys(headings()) as (keyof Cards)[]).map((urgency) => {
        const card = cards[urgency]
        if (!card) return null
        return (
          <CareCard
            key={urgency}
            id={urgency}
            urgency={urgency}
            heading={headings()[urgency]}
            level="h2"
            lines={card.lines}
            offices={'offices' in card ? card.offices : []}
          />
        )
      })}
    </div>
  )
}
