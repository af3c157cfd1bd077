import { SourcedList } from './SourcedList'
import { TextLink } from '@/components/ui/TextLink'
import { getEntry } from '@/lib/content/content'
import type { CareCard, EmergencyGuide } from '@/lib/guide/emergency-guide-schema'
import type { Office } from '@/lib/guide/office-schema'
import { emergencyGuidePage } from '@/lib/pages/page-copy'
import { dialAddress } from '@/lib/phone-links'

type Urgency = keyof EmergencyGuide['cards']

/** In their order on the page. */
const bands: Record<Urgency, string> = {
  emergency: 'bg-ink text-paper',
  now: 'bg-ochre text-ink',
  later: 'bg-brand text-paper',
}

/** Whom to call: in an emergency, at this hour, or when offices open. */
export function CareCards({ cards }: { cards: Partial<EmergencyGuide['cards']> }) {
  return (
    <div className={`grid gap-4 print:gap-2 ${cards.emergency ? 'print:grid-cols-2' : ''}`}>
      {(Object.keys(bands) as Urgency[]).map((urgency) => {
        const card = cards[urgency]
        return card && <Card key={urgency} urgency={urgency} {...card} />
      })}
    </div>
  )
}

type CardProps = { urgency: Urgency; lines: CareCard['lines']; offices?: CareCard['offices'] }

function Card({ urgency, lines, offices = [] }: CardProps) {
  const listed = getEntry('offices').offices.filter((office) =>
    office.for.some((purpose) => offices.includes(purpose)),
  )
  return (
    <section
      aria-labelledby={`card-${urgency}`}
      className="break-inside-avoid overflow-hidden rounded-sm border-2 border-ink bg-card"
    >
      <h2
        id={`card-${urgency}`}
        className={`px-4 py-2 text-lg print:bg-transparent print:py-0.5 print:text-ink ${bands[urgency]}`}
      >
        {emergencyGuidePage[urgency]}
      </h2>
      <div className="grid gap-3 px-4 py-3 print:gap-1 print:py-1">
        <SourcedList texts={lines} />
        {listed.length > 0 && (
          <ul className="grid text-sm sm:grid-cols-2 sm:gap-x-6 print:grid-cols-3 print:text-xs">
            {listed.map((office) => (
              <li key={office.name} className="border-t border-line py-1.5 print:py-0">
                <OfficeLine office={office} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** The web address where no number is known. */
function OfficeLine({ office: { name, area, phone, hours, url } }: { office: Office }) {
  return (
    <>
      <b className="block">{area ?? name}</b>
      {phone ? (
        <TextLink href={dialAddress(phone)} isAlone>
          {phone}
        </TextLink>
      ) : (
        <TextLink href={url} isAlone>
          {new URL(url).hostname}
        </TextLink>
      )}{' '}
      {[area && name, hours].filter(Boolean).join('. ')}
    </>
  )
}
