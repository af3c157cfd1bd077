import { format } from 'date-fns/format'
import { isValid } from 'date-fns/isValid'
import { parse } from 'date-fns/parse'
import type { Animal } from './animal-schema'
import type { AnimalPageWords } from './guide-page-schemas'
import { fill, type Template } from '@/lib/content/fill'
import { isoDate, isWithin } from '@/lib/dates'

type CalendarWords = AnimalPageWords['calendar']['spoken']

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

/**
 * The half months within dates such as "May 16 to July 31": 0 is early January, 23 is late December.
 *
 * @returns An empty list when a date can't be read.
 */
export function halfMonthsWithin(dates: string): number[] {
  const days = spansWithin(dates).map((span) => span.days)
  const middleOf = (half: number) => new Date(2024, Math.floor(half / 2), half % 2 === 0 ? 8 : 23)
  return [...Array(24).keys()].filter((half) => isWithin(days.join(' '), isoDate(middleOf(half))))
}

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

export const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Date(2024, month).toLocaleString('en-US', { month: 'long' }),
)

const day = `(?:${monthNames.join('|')}) \\d+`
const dateSpan = new RegExp(`(${day}) to (${day})`, 'g')

/** The spans of days within dates such as "May 16 to July 31". An empty list when a date can't be read, or is in no calendar. */
export function spansWithin(dates: string) {
  const spans = [...dates.matchAll(dateSpan)].map(([, first = '', until = '']) => ({
    first: dayOfYear(first),
    last: dayOfYear(until),
    /** Its last day, "July 31". */
    until,
  }))
  const isReadable = spans.length === dates.split(' to ').length - 1
  if (!isReadable || !spans.every(({ first, last }) => isValid(first) && isValid(last))) return []
  return spans.map(({ first, last, until }) => {
    const [start, end] = [format(first, 'MM-dd'), format(last, 'MM-dd')]
    /** As `isWithin` takes it: "05-16/07-31", and "10-15/12-31 01-01/03-31" across the end of the year. */
    const days = start <= end ? `${start}/${end}` : `${start}/12-31 01-01/${end}`
    return { days, until }
  })
}

/** A day of a leap year, which has a February 29. */
const dayOfYear = (words: string) => parse(`${words} 2024`, 'MMMM d yyyy', 0)
