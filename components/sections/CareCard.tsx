import { PhoneFold } from '@/components/ui/PhoneFold'
import { SourcedText } from '@/components/ui/SourcedText'
import { TextLink } from '@/components/ui/TextLink'
import type { Office, OfficePurpose } from '@/lib/guide/office-schema'
import { emergencyGuidePage } from '@/lib/pages/page-copy'
import { dialAddress } from '@/lib/phone-links'
import { getEntry } from '@/lib/site-content'

const bands = {
  emergency: 'bg-ink text-paper',
  now: 'bg-ochre text-ink',
  later: 'bg-brand text-paper',
  watch: 'border-b border-ink bg-paper-deep text-ink',
}

/** How soon, by the color of its band. */
export type Urgency = keyof typeof bands

type Props = {
  /** Base of the id of its heading. */
  id: string
  urgency: Urgency
  heading: string
  level: 'h2' | 'h3'
  lines: readonly string[]
  /** What the offices below the lines are called for. */
  offices?: readonly OfficePurpose[]
  /** On a screen they may stand elsewhere on the page, but for what to do while they are closed. */
  listsOffices?: boolean
}

/** Whom to call, how soon and for what, with the numbers of the offices by place. */
export function CareCard({
  id,
  urgency,
  heading,
  level: Heading,
  lines,
  offices = [],
  listsOffices = true,
}: Props) {
  return (
    <section
      aria-labelledby={`card-${id}`}
      className="break-inside-avoid overflow-hidden rounded-sm border-2 border-ink bg-card"
    >
      <Heading
        id={`card-${id}`}
        className={`px-4 py-2 text-lg/snug print:bg-transparent print:py-0.5 print:text-ink ${bands[urgency]}`}
      >
        {heading}
      </Heading>
      <div className="grid gap-3 px-4 py-3 print:gap-1 print:py-1">
        <ul className="grid list-disc gap-2 pl-6 print:gap-1">
          {lines.map((line) => (
            <li key={line}>
              <SourcedText text={line} />
            </li>
          ))}
        </ul>
        <div className={listsOffices ? 'empty:hidden' : 'hidden print:block'}>
          <OfficeList offices={officesFor(offices)} />
        </div>
        <ClosedNotes purposes={offices} />
      </div>
    </section>
  )
}

/** On screens: the office that most visitors call, and folded on a phone those of all other places. */
export function NearestOffices({ purposes }: { purposes: readonly OfficePurpose[] }) {
  const [first, ...others] = officesFor(purposes)
  if (!first) return null
  return (
    <section
      aria-labelledby="offices-heading"
      className="grid gap-1 rounded-sm border-2 border-ink bg-card px-4 py-2 print:hidden"
    >
      <h2 id="offices-heading" className="text-lg">
        {emergencyGuidePage().offices}
      </h2>
      <OfficeList offices={[first]} />
      {others.length > 0 && (
        <PhoneFold label={emergencyGuidePage().otherOffices}>
          <OfficeList offices={others} />
        </PhoneFold>
      )}
    </section>
  )
}

function officesFor(purposes: readonly OfficePurpose[]) {
  const { offices } = getEntry('offices')
  return offices.filter((office) => office.for.some((purpose) => purposes.includes(purpose)))
}

function OfficeList({ offices }: { offices: readonly Office[] }) {
  if (offices.length === 0) return null
  return (
    <ul className="grid text-sm/snug sm:grid-cols-2 sm:gap-x-6 print:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] print:text-xs">
      {offices.map((office) => (
        <li key={office.name} className="border-t border-line py-1 print:py-0">
          <OfficeLine office={office} />
        </li>
      ))}
    </ul>
  )
}

/** What to do while the offices for some purposes are closed. */
function ClosedNotes({ purposes }: { purposes: readonly OfficePurpose[] }) {
  const { whenClosed } = getEntry('offices')
  return purposes
    .flatMap((purpose) => whenClosed[purpose] ?? [])
    .map((note) => (
      <p key={note} className="text-sm print:text-xs">
        {note}
      </p>
    ))
}

/** Whom it answers and its number, and on screens its name and hours; the web address where no number is known. */
function OfficeLine({ office: { name, area, phone, hours, url } }: { office: Office }) {
  const more = [area && name, hours].filter(Boolean).join('. ')
  return (
    <>
      <span className="flex flex-wrap items-center justify-between gap-x-4 print:gap-x-2 print:leading-tight">
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
      {more && <span className="block text-xs text-ink-soft print:hidden">{more}</span>}
    </>
  )
}
