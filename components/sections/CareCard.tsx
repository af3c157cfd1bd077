import { SourcedList, SourceLine } from './SourcedList'
import { MobileDisclosure } from '@/components/ui/MobileDisclosure'
import { TextLink } from '@/components/ui/TextLink'
import { dialAddress } from '@/lib/company/phone-links'
import type { Office, OfficePurpose } from '@/lib/guide/office-schema'
import { emergencyGuidePage } from '@/lib/site/page-copy'
import { getEntry } from '@/lib/site/site-content'
import { withoutReferences } from '@/lib/sources/source-references'

/** How soon to call, shown by the color of the card's heading. */
const bands = {
  emergency: 'bg-ink text-paper',
  now: 'bg-ochre text-ink',
  today: 'bg-ochre text-ink',
  later: 'bg-brand text-paper',
  watch: 'border-b border-ink bg-paper-deep text-ink',
}

type Props = {
  /** Suffix of the heading's id. */
  id: string
  urgency: keyof typeof bands
  heading: string
  level: 'h2' | 'h3'
  lines: readonly string[]
  /** Lists the offices for these purposes, and what to do while they are closed. */
  offices?: readonly OfficePurpose[]
  /** `onPaper`: listed in print only. `collapsed`: a phone shows the first office and those for all areas, a press the others. */
  officeList?: 'whole' | 'collapsed' | 'onPaper'
}

/**
 * Whom to call, how soon and for what. The name comes from the care cards of the NHS design system. Without `div` and with
 * `ol` for the offices: reader views of browsers drop a `div` or `ul` with so many phone numbers.
 */
export function CareCard(props: Props) {
  const { id, urgency, heading, level: Heading, lines, offices = [] } = props
  const { officeList = 'whole' } = props
  return (
    <section
      aria-labelledby={`card-${id}`}
      className="grid break-inside-avoid gap-3 overflow-hidden rounded-sm border-2 border-ink bg-card px-4 pb-3 print:gap-1 print:pb-1"
    >
      <Heading
        id={`card-${id}`}
        className={`-mx-4 px-4 py-2 text-lg/snug print:bg-transparent print:py-0.5 print:text-ink ${bands[urgency]}`}
      >
        {heading}
      </Heading>
      <SourcedList texts={lines.map(withoutReferences)} />
      {officeList === 'collapsed' ? (
        <CollapsedOffices offices={officesFor(offices)} />
      ) : (
        <OfficeList offices={officesFor(offices)} isOnPaper={officeList === 'onPaper'} />
      )}
      <ClosedNotes purposes={offices} />
      <SourceLine texts={lines} />
    </section>
  )
}

/** On screens: a card with the offices alone. */
export function NearestOffices({ purposes }: { purposes: readonly OfficePurpose[] }) {
  const offices = officesFor(purposes)
  if (offices.length === 0) return null
  return (
    <section
      aria-labelledby="offices-heading"
      className="grid gap-1 rounded-sm border-2 border-ink bg-card px-4 py-2 print:hidden"
    >
      <h2 id="offices-heading" className="text-lg">
        {emergencyGuidePage().offices}
      </h2>
      <CollapsedOffices offices={offices} />
    </section>
  )
}

/** The first office and those for all areas. Those of other areas are collapsed on a phone. */
function CollapsedOffices({ offices }: { offices: readonly Office[] }) {
  const [first, ...others] = offices.filter(({ area }) => area)
  const forEverybody = offices.filter(({ area }) => !area)
  return (
    <>
      <OfficeList offices={first ? [first, ...forEverybody] : forEverybody} />
      {others.length > 0 && (
        <MobileDisclosure label={emergencyGuidePage().otherOffices}>
          <OfficeList offices={others} />
        </MobileDisclosure>
      )}
    </>
  )
}

function officesFor(purposes: readonly OfficePurpose[]) {
  const { offices } = getEntry('offices')
  return offices.filter((office) => office.for.some((purpose) => purposes.includes(purpose)))
}

type OfficeListProps = { offices: readonly Office[]; isOnPaper?: boolean }

/** In two columns, whose last row a single office fills. */
function OfficeList({ offices, isOnPaper = false }: OfficeListProps) {
  if (offices.length === 0) return null
  return (
    <ol
      className={`${isOnPaper ? 'hidden print:grid' : 'grid'} text-sm/snug sm:grid-cols-2 sm:gap-x-6 print:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] print:text-xs [&>:last-child:nth-child(odd)]:col-span-full print:[&>:last-child:nth-child(odd)]:col-span-1`}
    >
      {offices.map((office) => (
        <li key={office.name} className="border-t border-line py-1 print:py-0">
          <OfficeLine office={office} />
        </li>
      ))}
    </ol>
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

/** The area and phone number of an office, or its website if it has no number, and on screens its name and hours. */
function OfficeLine({ office: { name, area, phone, hours, url } }: { office: Office }) {
  const details = [area && name, hours].filter(Boolean).join('. ')
  return (
    <>
      <span className="flex flex-wrap items-center justify-between gap-x-4 print:gap-x-2 print:leading-tight">
        <b>{area ?? name}</b>{' '}
        <TextLink href={phone ? dialAddress(phone) : url} isAlone>
          {phone ?? new URL(url).hostname}
        </TextLink>
      </span>{' '}
      {details && <span className="block text-xs text-ink-soft print:hidden">{details}</span>}
    </>
  )
}
