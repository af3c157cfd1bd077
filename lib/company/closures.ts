import { company } from './company'
import { isoDateIn } from '@/lib/dates'

/** The days on which the office stays closed that have not passed yet where it is, in order. */
export function upcomingClosures() {
  const today = isoDateIn(new Date(), company.timeZone)
  return company.closures
    .filter(({ date, through = date }) => through >= today)
    .sort((a, b) => a.date.localeCompare(b.date))
}
