import { Section } from '@/components/ui/Section'
import { SourcedText } from '@/components/ui/SourcedText'
import { fill } from '@/lib/content/fill'
import { monthSpans } from '@/lib/guide/activity-calendar'
import type { Animal } from '@/lib/guide/animal-schema'
import { animalPage } from '@/lib/site/page-copy'

const quarters = ['Jan', 'Apr', 'Jul', 'Oct']

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
      <div className="grid gap-4 md:gap-2">
        <div aria-hidden="true" className="grid md:grid-cols-[12rem_1fr]">
          <span className="grid grid-cols-4 text-xs text-ink-soft md:col-start-2">
            {quarters.map((month) => (
              <span key={month}>{`${month} `}</span>
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
          <span>{calendar.outdoors}</span> <span>{calendar.indoors}</span>{' '}
          {closed && <span>{fill(calendar.closed, { dates: closed.dates })}</span>}
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

function Bar({ row, closedHalves }: BarProps) {
  // `b` means both outdoors and indoors.
  const letters = row.replaceAll(' ', '')
  const outdoors = letters.replaceAll('b', 'o').matchAll(/o+/g)
  const indoors = letters.replaceAll('b', 'i').matchAll(/i+/g)
  const hatching = closedHalves.map((index) => `M${index * 5} 12l5-6M${index * 5} 6l5-6`)
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 12"
      preserveAspectRatio="none"
      className="h-6 w-full border border-line bg-card forced-color-adjust-none"
    >
      <path d={rectangles(outdoors, 0)} className="fill-leaf" />
      <path d={rectangles(indoors, 6)} className="fill-brand" />
      <path
        d="M10 0v12M20 0v12M30 0v12M40 0v12M50 0v12M60 0v12M70 0v12M80 0v12M90 0v12M100 0v12M110 0v12"
        className="stroke-line"
        vectorEffect="non-scaling-stroke"
      />
      {hatching.length > 0 && (
        <path
          d={hatching.join('')}
          className="stroke-card"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  )
}

/** A rectangle for each period of months, ten units wide for each month. */
function rectangles(periods: Iterable<RegExpExecArray>, top: number) {
  const paths = Array.from(periods, (period) => {
    const width = period[0].length * 10
    return `M${period.index * 10} ${top}h${width}v6h-${width}z`
  })
  return paths.join('')
}
