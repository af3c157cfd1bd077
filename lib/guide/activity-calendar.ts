import { isExists } from 'date-fns'
import type { Animal } from './animal-schema'
import type { AnimalPageWords } from './guide-page-schemas'
import { fill, type Template } from '@/lib/content/fill'

type CalendarWords = AnimalPageWords['calendar']['spoken']

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Date(2024, month).toLocaleString('en-US', { month: 'long' }),
)

/**
 * The calendar of an animal as text for screen readers: "indoors November to March; outdoors April to October".
 *
 * @param row Twelve letters with spaces between them, from January: i indoors, o outdoors, b both, - seldom.
 * @param closed The dates between which the law forbids work on the animal.
 */
export function monthSpans(row: string, words: CalendarWords, closed?: Animal['closed']): string {
  const letters = row.split(' ')
  const activeMonths = (place: 'i' | 'o', text: Template<'months'>) => {
    const isActive = letters.map((letter) => letter === place || letter === 'b')
    if (!isActive.includes(true)) return []
    return [fill(text, { months: spansOf(isActive, words) })]
  }
  return [
    ...activeMonths('i', words.indoors),
    ...activeMonths('o', words.outdoors),
    ...(closed ? [fill(words.closed, { dates: closed.dates })] : []),
  ].join('; ')
}

const anyMonth = monthNames.join('|')
const dateSpan = new RegExp(`(${anyMonth}) (\\d+) to (${anyMonth}) (\\d+)`, 'g')

/**
 * The half months within dates such as "May 16 to July 31": 0 is early January, 23 is late December.
 *
 * @returns An empty list when a date can't be read.
 */
export function halfMonthsWithin(dates: string): number[] {
  const spans = daySpans(dates).map(({ from, first, to, last }) => ({
    start: 2 * from + Math.round((first - 1) / 15),
    end: 2 * to + Math.round(last / 15.5),
  }))
  const halves = Array.from({ length: 24 }, (_, half) => half)
  return halves.filter((half) =>
    spans.some(({ start, end }) =>
      start < end ? start <= half && half < end : start <= half || half < end,
    ),
  )
}

/** The spans of days within such dates. An empty list when a date can't be read. */
export function spansWithin(dates: string) {
  return daySpans(dates).map(({ from, first, to, last }) => {
    const start = `${twoDigits(from + 1)}-${twoDigits(first)}`
    const end = `${twoDigits(to + 1)}-${twoDigits(last)}`
    return {
      /** As `isWithin` takes it: "05-16/07-31", and "10-15/12-31 01-01/03-31" across the end of the year. */
      days: start <= end ? `${start}/${end}` : `${start}/12-31 01-01/${end}`,
      /** Its last day, "July 31". */
      until: `${monthNames[to]} ${last}`,
    }
  })
}

const twoDigits = (part: number) => String(part).padStart(2, '0')

/** Months from 0, and days from 1. Empty when a date can't be read, or is in no calendar. */
function daySpans(dates: string) {
  const spans = [...dates.matchAll(dateSpan)].map(([, from = '', first, to = '', last]) => ({
    from: monthNames.indexOf(from),
    first: Number(first),
    to: monthNames.indexOf(to),
    last: Number(last),
  }))
  const isReadable = spans.length === dates.split(' to ').length - 1
  const areDays = spans.every(({ from, first, to, last }) => isDay(from, first) && isDay(to, last))
  return isReadable && areDays ? spans : []
}

/** Also February 29: a leap year has it. */
const isDay = (month: number, day: number) => isExists(2024, month, day)

/** Months in a row as text, also across the end of the year: "November to March and June". */
function spansOf(months: readonly boolean[], words: CalendarWords) {
  if (months.every(Boolean)) return words.allYear
  const starts = months.flatMap((isIn, month) => (isIn && !months.at(month - 1) ? [month] : []))
  const spans = starts.map((start) => {
    let end = start
    while (months[(end + 1) % 12]) end = (end + 1) % 12
    const from = monthNames[start] ?? ''
    return start === end ? from : fill(words.span, { from, to: monthNames[end] ?? '' })
  })
  return new Intl.ListFormat('en-US').format(spans)
}
