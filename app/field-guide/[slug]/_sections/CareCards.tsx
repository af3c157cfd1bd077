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

/** Whom to call: in an emergency, at this hour, or when offices open. None: nothing. */
export function CareCards({ cards }: { cards: Partial<EmergencyGuide['cards']> }) {
  if (!Object.values(cards).some(Boolean)) return null
  return (
    <div className={`grid gap-4 print:gap-2 ${cards.emergency ? 'print:grid-cols-2' : ''}`}>
      {(Object.keys(bands) as Urgency[]).map((urgency) => {
        const card = cards[urgency]
        return (
          card && (
            <ActionCard
              key={urgency}
              id={urgency}
              heading={emergencyGuidePage[urgency]}
              band={bands[urgency]}
              lines={card.lines}
              offices={'offices' in card ? card.offices : []}
            />
          )
        )
      })}
    </div>
  )
}

type CareCardProps = {
  /** Base of the heading's id. */
  id: string
  heading: string
  /** Colors of the heading's band. */
  band: string
  lines: CareCard['lines']
  offices?: CareCard['offices']
}

/** What to do in one case, and the offices to call. */
export function ActionCard({ id, heading, band, lines, offices = [] }: CareCardProps) {
  const listed = getEntry('offices').offices.filter((office) =>
    office.for.some((purpose) => offices.includes(purpose)),
  )
  return (
    <section
      aria-labelledby={`card-${id}`}
      className="break-inside-avoid overflow-hidden rounded-sm border-2 border-ink bg-card"
    >
      <h2
        id={`card-${id}`}
        className={`px-4 py-2 text-lg/snug print:bg-transparent print:py-0.5 print:text-ink ${band}`}
      >
        {heading}
      </h2>
      <div className="grid gap-3 px-4 py-3 print:gap-1 print:py-1">
        <SourcedList texts={lines} />
        {listed.length > 0 && (
          <ul className="grid text-sm/snug sm:grid-cols-2 sm:gap-x-6 print:grid-cols-3 print:text-xs">
            {listed.map((office) => (
              <li key={office.name} className="border-t border-line py-1 print:py-0">
                <OfficeLine office={office} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** Whom it answers and its number, and its name where that says more; the web address where no number is known. */
function OfficeLine({ office: { name, area, phone, hours, url } }: { office: Office }) {
  const more = [area && name, hours].filter(Boolean).join('. ')
  return (
    <>
      <span className="flex flex-wrap items-center justify-between gap-x-4">
        <b>{area ?? name}</b>
        {phone ? (
          <TextLink href={dialAddress(phone)} isAlone>
            {phone}
          </TextLink>
        ) : (
          <TextLink href={url} isAlone>
            {new URL(url).hostname}
          </TextLink>
        )}
      </span>
      {more && <span className="block text-xs text-ink-soft">{more}</span>}
    </>
  )
}
