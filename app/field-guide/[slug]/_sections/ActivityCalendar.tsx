import { Section } from '@/components/ui/Section'
import { SourcedText } from '@/components/ui/SourcedText'
import { fill } from '@/lib/content/fill'
import { isoDate, isWithin } from '@/lib/dates'
import { monthNames, monthSpans } from '@/lib/guide/activity-calendar'
import type { Animal } from '@/lib/guide/animal-schema'
import { animalPage } from '@/lib/site/page-copy'

export function ActivityCalendar({ animal }: { animal: Animal }) {
  const { months, closed, monthsNote } = animal
  const isAllYear = !closed && months.every(({ row }) => /^(\w)( \1)*$/.test(row))
  return (
    <Section id="months" heading={animalPage().months}>
      <div className="grid gap-4 print:gap-1">
        {!isAllYear && <Chart animal={animal} />}
        <p className="max-w-measure">
          <SourcedText text={monthsNote} />
        </p>
      </div>
    </Section>
  )
}

/**
 * A bar of twelve months for each animal: the upper half shows activity outdoors, the lower half indoors. Hatching marks
 * the times in which the law prohibits work on the animal.
 */
function Chart({ animal: { name: animalName, months, closed } }: { animal: Animal }) {
  const { calendar, typical } = animalPage()
  return (
    <>
      <div aria-hidden="true" className="grid md:grid-cols-[12rem_1fr]">
        <span className="grid grid-cols-12 text-center text-xs text-ink-soft md:col-start-2">
          {monthNames.map((month, index) => (
            <span key={month}>
              {`${month.charAt(0)} `}
              <TodayMark month={String(index + 1).padStart(2, '0')} />
            </span>
          ))}
        </span>
      </div>
      <ul className="grid gap-4 md:gap-2">
        {months.map(({ name = animalName, row, grade }) => (
          <li key={name} className="grid items-center gap-1 md:grid-cols-[12rem_1fr]">
            <span className="text-sm font-semibold">
              {name}
              {grade === 'typical' && ` (${typical.toLowerCase()})`}
              <span className="sr-only">: {monthSpans(row, calendar.spoken, closed)}</span>
            </span>
            <Bar row={row} closedHalves={closed?.halves ?? []} />
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="flex flex-wrap gap-x-6 gap-y-1 pt-1 text-xs text-ink-soft">
        <Swatch fill="fill-leaf">{calendar.outdoors}</Swatch>{' '}
        <Swatch fill="fill-brand">{calendar.indoors}</Swatch>{' '}
        {closed && (
          <Swatch fill="fill-leaf" isHatched>
            {fill(calendar.closed, { dates: closed.dates })}
          </Swatch>
        )}
      </p>
    </>
  )
}

/** Without scripts nothing would keep it at today. */
function TodayMark({ month }: { month: string }) {
  const days = `${month}-01/${month}-31`
  return (
    <b
      data-shown={days}
      hidden={!isWithin(days, isoDate(new Date()))}
      className="print:hidden noscript:hidden"
    >
      ▾
    </b>
  )
}

type BarProps = {
  /** Twelve letters with spaces, as monthSpans takes them. */
  row: string
  closedHalves: readonly number[]
}

function Bar({ row, closedHalves }: BarProps) {
  const letters = row.replaceAll(' ', '')
  return (
    <svg
      aria-hidden="true"
      className="h-6 w-full border border-line bg-card forced-color-adjust-none"
    >
      {/* `b` means both outdoors and indoors. */}
      {Array.from(letters.matchAll(/[ob]+/g), ({ 0: { length }, index }) => (
        <rect key={index} {...months(index, length)} height="50%" className="fill-leaf" />
      ))}
      {Array.from(letters.matchAll(/[ib]+/g), ({ 0: { length }, index }) => (
        <rect key={index} {...months(index, length)} y="50%" height="50%" className="fill-brand" />
      ))}
      {closedHalves.map((half) => (
        <rect key={half} {...months(half / 2, 1 / 2)} height="100%" fill="url(#closed)" />
      ))}
      {monthNames.slice(1).map((month, index) => (
        <rect key={month} x={months(index + 1).x} width="1" height="100%" className="fill-line" />
      ))}
    </svg>
  )
}

/** Where some months lie in a bar. */
function months(first: number, count = 1) {
  const share = (number: number) => `${Number(((100 * number) / 12).toFixed(2))}%`
  return { x: share(first), width: share(count) }
}

type SwatchProps = { fill: string; isHatched?: boolean; children: string }

/** The hatched one defines the hatching, at 45 degrees in bars of any width. */
function Swatch({ fill, isHatched = false, children }: SwatchProps) {
  return (
    <span className="flex items-center gap-2">
      <svg className="size-4 shrink-0 forced-color-adjust-none dark:border dark:border-card">
        <rect width="100%" height="100%" className={fill} />
        {isHatched && (
          <>
            <pattern
              id="closed"
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="2" height="6" className="fill-card" />
            </pattern>
            <rect width="100%" height="100%" fill="url(#closed)" />
          </>
        )}
      </svg>
      {children}
    </span>
  )
}
