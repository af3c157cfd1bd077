import type { Company } from './company-schema'
import { weekdays } from './hours-schema'
import type { OfficeHours } from '@/lib/browser/office-hours'
import { utcDay, wallClock } from '@/lib/wall-clock'

type Words = { openUntil: string; open: string; closed: string }

const dayMinutes = 1_440

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

/**
 * The hours as the site script needs them.
 *
 * @param words With {time} for the end of the hours.
 * @returns Undefined where no page shows what changes by the day.
 */
export function browserHours(
  company: Pick<Company, 'closures' | 'hours' | 'openNow' | 'timeZone'>,
  words: Words,
  today: Date,
): OfficeHours | undefined {
  const { hours, openNow, timeZone } = company
  const closures = upcomingClosures(company, today)
  if (!openNow && closures.length === 0) return undefined
  const week = weekdays.map((name) =>
    hours.flatMap(({ weekdays, opens, closes }) => {
      if (!weekdays.includes(name) || !opens || !closes) return []
      const start = minutesOf(opens)
      const end = minutesOf(closes)
      return [{ start, end: end > start ? end : end + dayMinutes, closes }]
    }),
  )
  const until = (clock: string) => words.openUntil.replace('{time}', spokenTime(clock))
  return {
    timeZone,
    week: week.map((day, index) =>
      day.map(({ start, end, closes }) => {
        const tomorrow = week[(index + 1) % week.length] ?? []
        const goesOn =
          day.some(({ start }) => start === end) ||
          tomorrow.some(({ start }) => start + dayMinutes === end)
        return [start, end, goesOn ? words.open : until(closes)]
      }),
    ),
    closures: closures.map(({ date, through = date, closes }) =>
      closes ? [date, through, minutesOf(closes), until(closes)] : [date, through],
    ),
    closed: words.closed,
  }
}

function minutesOf(clock: string) {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** "18:00" as "6pm". */
function spokenTime(clock: string) {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  if (minutes === 0 && hours === 0) return 'midnight'
  if (minutes === 0 && hours === 12) return 'noon'
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  return `${hours % 12 || 12}${past}${hours < 12 ? 'am' : 'pm'}`
}
