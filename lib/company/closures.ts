import { company } from './company'
import { isoDate } from '@/lib/dates'

const dayMilliseconds = 86_400_000

/** The closures of the office that have not passed yet, in order. */
export function upcomingClosures() {
  // The build may run in a time zone where it is already tomorrow. The site script compares with the visitor's day.
  const yesterday = isoDate(new Date(Date.now() - dayMilliseconds))
  return company()
    .closures.filter(({ date, through = date }) => through >= yesterday)
    .sort((a, b) => a.date.localeCompare(b.date))
}
