import { Section } from '@/components/ui/Section'
import { SourcedText } from '@/components/ui/SourcedText'
import { fill } from '@/lib/content/fill'
import { isoDate, isWithin } from '@/lib/dates'
import { monthNames } from '@/lib/days-of-year'
import { monthSpans } from '@/lib/guide/activity-calendar'
import type { Animal } from '@/lib/guide/animal-schema'
import { animalPage } from '@/lib/site/page-copy'

/** As `isWithin` takes it: the days of each month. */
const daysOfMonths = monthNames.map((_, month) => {
  const number = String(month + 1).padStart(2, '0')
  return `${number}-01/${number}-31`
})

/**
 * A bar of twelve months for each animal: the upper half shows activity outdoors, the lower half indoors. Hatching marks
 * the times in which the law prohibits work on the animal. Animals that are active all year get a text instead.
 */
export function ActivityCalendar({ animal }: { animal: Animal }) {
  const { months, closed, monthsNote } = animal
  const { calendar } = animalPage()
  const isAllYear = !closed && months.every(({ row }) => /^(\w)( \1)*$/.test(row))
  if (isAllYear) {
    return (
      <Section id="months" heading={animalPage().months}>
        <p className="max-w-measure">
          <SourcedText text={monthsNote} />
        </p>
      </Section>
    )
  }
  return (
    <Section id="months" heading={animalPage().months}>
      <div className="grid gap-4 print:gap-1">
        <div aria-hidden="true" className="grid md:grid-cols-[12rem_1fr]">
          <span className="grid grid-cols-12 text-center text-xs text-ink-soft md:col-start-2">
            {monthNames.map((month, index) => (
              <span key={month}>
                {`${month.charAt(0)} `}
                <TodayMark days={daysOfMonths[index] ?? ''} />
              </span>
            ))}
          </span>
        </div>
        <ul className="grid gap-4 md:gap-2">
          {months.map(({ name = animal.name, row, grade }) => (
            <li key={name} className="grid items-center gap-1 md:grid-cols-[12rem_1fr]">
              <span className="text-sm font-semibold">
                {name}
                {grade === 'typical' && ` (${animalPage().typical.toLowerCase()})`}
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
        <p className="max-w-measure">
          <SourcedText text={monthsNote} />
        </p>
      </div>
    </Section>
  )
}

type BarProps = {
  /** Twelve letters with spaces, as monthSpans takes them. */
  row: string
  closedHalves: readonly number[]
}

/** Without scripts nothing would keep it at today. */
function TodayMark({ days }: { days: string }) {
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

function Bar({ row, closedHalves }: BarProps) {
  // `b` means both outdoors and indoors.
  const letters = row.replaceAll(' ', '')
  const outdoors = letters.replaceAll('b', 'o').matchAll(/o+/g)
  const indoors = letters.replaceAll('b', 'i').matchAll(/i+/g)
  return (
    <svg
      aria-hidden="true"
      className="h-6 w-full border border-line bg-card forced-color-adjust-none"
    >
      <Periods periods={outdoors} place="outdoors" />
      <Periods periods={indoors} place="indoors" />
      {closedHalves.map((half) => (
        <rect
          key={half}
          x={shareOfYear(half, 24)}
          width={shareOfYear(1, 24)}
          height="100%"
          fill="url(#closed)"
        />
      ))}
      {monthNames.slice(1).map((month, index) => (
        <rect
          key={month}
          x={shareOfYear(index + 1, 12)}
          width="1"
          height="100%"
          className="fill-line"
        />
      ))}
    </svg>
  )
}

const halves = {
  outdoors: { y: '0', className: 'fill-leaf' },
  indoors: { y: '50%', className: 'fill-brand' },
}

type PeriodsProps = { periods: Iterable<RegExpExecArray>; place: keyof typeof halves }

function Periods({ periods, place }: PeriodsProps) {
  return Array.from(periods, ({ 0: { length }, index }) => (
    <rect
      key={index}
      x={shareOfYear(index, 12)}
      width={shareOfYear(length, 12)}
      height="50%"
      {...halves[place]}
    />
  ))
}

const shareOfYear = (parts: number, all: number) => `${Number(((100 * parts) / all).toFixed(2))}%`

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
