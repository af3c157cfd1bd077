import { subDays } from 'date-fns/subDays'
import type { Company } from './company-schema'
import { weekdays } from './hours-schema'
import type { OpenNowHours } from '@/lib/browser/open-now'
import { fill } from '@/lib/content/fill'
import { isoDate } from '@/lib/dates'
import type { ClosedDays } from '@/lib/forms/form-page-schemas'
import { company } from '@/lib/site/company'
import { everyPage } from '@/lib/site/page-copy'
import { comingOffsets } from '@/lib/time-zones'

/** JavaScript's week. */
const fromSunday = ['Sunday', ...weekdays.slice(0, -1)]

/**
 * The hours for the site script, which shows whether the company is open. Undefined without a time zone. Its offsets are
 * computed here, because a phone takes a tenth of a second to load the time zones.
 */
export function businessHours(): OpenNowHours | undefined {
  const { timeZone, hours } = company()
  if (!timeZone) return undefined
  return {
    offsets: comingOffsets(timeZone),
    week: fromSunday.map((day) => spansOf(day, hours)),
    closures: upcomingClosures()
      .map(({ date, through = date }) => `${date}/${through}`)
      .join(' '),
    closed: everyPage().openNow.closed,
  }
}

/** The days on which the company does not open, for the calendar of the estimate form: also those that no line of its hours names. */
export function closedDays(): ClosedDays {
  const { hours } = company()
  const week = fromSunday.flatMap((day, index) => {
    const lines = hours.filter(({ weekdays }) => weekdays.some((name) => name === day))
    return lines.some(({ opens }) => opens) ? [] : [[index, lines[0]?.hours ?? 'closed'] as const]
  })
  return {
    week: Object.fromEntries(week),
    closures: upcomingClosures().map(({ date, through = date, note }) => [date, through, note]),
  }
}

/** The longest text that the site script can show, so that the page leaves room for it. */
export function longestLine({ week, closed }: OpenNowHours) {
  const lines = [closed, ...week.flat().flatMap(([, , whileOpen, before]) => [whileOpen, before])]
  return lines.toSorted((a, b) => b.length - a.length)[0]
}

/** The hours of a day in order, in minutes from its beginning, with the texts that say so. */
function spansOf(day: string, week: Company['hours']): OpenNowHours['week'][number] {
  const words = everyPage().openNow
  return week
    .flatMap(({ weekdays, opens, closes }) => {
      if (!opens || !closes || !weekdays.some((name) => name === day)) return []
      const start = minutesOf(opens)
      const end = minutesOf(closes) + (closes > opens ? 0 : dayMinutes)
      const until = fill(words.until, { time: spokenTime(closes) })
      const before = fill(words.opens, { day, time: spokenTime(opens) })
      return [[start, end, opens === closes ? words.open : until, before] as const]
    })
    .sort(([a], [b]) => a - b)
}

const dayMinutes = 24 * 60

/** Of a clock as hh:mm, from midnight. */
function minutesOf(clock: string) {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** "18:00" as "6 pm". */
function spokenTime(clock: string) {
  const minutes = minutesOf(clock)
  if (minutes === 0) return 'midnight'
  if (minutes === 720) return 'noon'
  const hour = Math.floor(minutes / 60)
  const minute = minutes % 60
  const past = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${past} ${hour < 12 ? 'am' : 'pm'}`
}

/** The closures that have not passed yet, in order. */
export function upcomingClosures() {
  return company()
    .closures.filter(({ date, through = date }) => !isPast(through))
    .sort((a, b) => a.date.localeCompare(b.date))
}

export function currentNotice() {
  const { notice } = company()
  return notice?.through && isPast(notice.through) ? undefined : notice
}

function isPast(lastDay: string) {
  // The build may run in a time zone where it is already tomorrow. The site script compares with the visitor's day.
  return lastDay < isoDate(subDays(new Date(), 1))
}
