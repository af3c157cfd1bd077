import { format } from 'date-fns/format'
import { isValid } from 'date-fns/isValid'
import { parse } from 'date-fns/parse'

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
