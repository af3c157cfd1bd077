import type { Animal } from './animal-schema'
import type { AnimalPageWords } from './guide-page-schemas'
import { fill, type Template } from '@/lib/content/fill'
import { isoDate, isWithin } from '@/lib/dates'
import { monthNames, spansWithin } from '@/lib/days-of-year'

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
