import type { Company } from './company-schema'
import { utcDay, wallClock } from '@/lib/wall-clock'

/** The days on which the office stays closed that have not passed yet by its own clock, in order. */
export function upcomingClosures(
  { closures, timeZone }: Pick<Company, 'closures' | 'timeZone'>,
  today: Date,
) {
  const day = utcDay(wallClock(today, timeZone))
  return closures
    .filter(({ date, through = date }) => through >= day)
    .sort((a, b) => a.date.localeCompare(b.date))
}
