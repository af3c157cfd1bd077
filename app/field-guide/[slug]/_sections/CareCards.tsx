import type { ReactNode } from 'react'
import { SourcedList } from './SourcedList'
import { TextLink } from '@/components/ui/TextLink'
import type { CareCard, EmergencyGuide } from '@/lib/guide/emergency-guide-schema'
import type { Office } from '@/lib/guide/office-schema'
import { officesFor } from '@/lib/guide/offices'
import { emergencyGuidePage } from '@/lib/pages/page-copy'

type Urgency = keyof EmergencyGuide['cards']

const bands: Record<Urgency, string> = {
  emergency: 'bg-ink text-paper',
  now: 'bg-ochre text-ink',
  later: 'bg-brand text-paper',
}

/** Whom to call: in an emergency, at this hour, and when offices open. */
export function CareCards({ cards: { emergency, now, later } }: Pick<EmergencyGuide, 'cards'>) {
  return (
    <div className={`grid gap-4 print:gap-2 ${emergency ? 'print:grid-cols-2' : ''}`}>
      {emergency && (
        <Card urgency="emergency">
          <SourcedList texts={emergency.lines} />
        </Card>
      )}
      {now && (
        <Card urgency="now">
          <Calls card={now} />
        </Card>
      )}
      {later && (
        <Card urgency="later">
          <Calls card={later} />
        </Card>
      )}
    </div>
  )
}

function Card({ urgency, children }: { urgency: Urgency; children: ReactNode }) {
  return (
    <section
      aria-labelledby={`card-${urgency}`}
      className="break-inside-avoid overflow-hidden rounded-sm border-2 border-ink bg-card print:last:col-span-full"
    >
      <h2 id={`card-${urgency}`} className={`px-4 py-2 text-lg print:py-0.5 ${bands[urgency]}`}>
        {emergencyGuidePage[urgency]}
      </h2>
      <div className="grid gap-3 px-4 py-3 print:gap-1 print:py-1">{children}</div>
    </section>
  )
}

function Calls({ card: { lines, offices } }: { card: CareCard }) {
  const listed = officesFor(offices)
  return (
    <>
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
    </>
  )
}

/** The web address where no number is known. */
function OfficeLine({ office: { name, area, phone, hours, url } }: { office: Office }) {
  return (
    <>
      <b className="block">{area ?? name}</b>
      {phone ? (
        <TextLink href={`tel:+1${phone.replace(/^1-|\D/g, '')}`} isAlone>
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
