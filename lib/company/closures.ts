import { company } from './company'
import { isoDate } from '@/lib/dates'

const dayMilliseconds = 86_400_000

/** The days on which the office stays closed that have not passed yet, in order. */
export function upcomingClosures() {
  // Where the site is built it may be tomorrow already. The site script goes by the visitor's day.
  const yesterday = isoDate(new Date(Date.now() - dayMilliseconds))
  return company()
    .closures.filter(({ date, through = date }) => through >= yesterday)
    .sort((a, b) => a.date.localeCompare(b.date))
}
