import { upcomingClosures } from './closures'
import { company } from './company'
import { weekdays } from './hours-schema'
import type { OfficeHours } from '@/lib/browser/open-now'
import { fill } from '@/lib/content/fill'
import { everyPage } from '@/lib/pages/page-copy'

const dayMinutes = 1_440

/** The office hours for the site script, which shows whether the office is open. Undefined without a time zone. */
export function officeHours(): OfficeHours | undefined {
  const { timeZone } = company()
  if (!timeZone) return undefined
  return {
    timeZone,
    // JavaScript's week begins on Sunday.
    week: ['Sunday', ...weekdays.slice(0, -1)].map(spansOf),
    closures: upcomingClosures().map(({ date, through = date }) => [date, through]),
    closed: everyPage().openNow.closed,
  }
}

/** The longest text that the site script can show, so that the page leaves room for it. */
export function longestLine({ week, closed }: OfficeHours) {
  const lines = [closed, ...week.flat().flatMap(([, , whileOpen, before]) => [whileOpen, before])]
  return lines.toSorted((a, b) => b.length - a.length)[0]
}

function spansOf(day: string): OfficeHours['week'][number] {
  const words = everyPage().openNow
  return hoursOf(day).map(({ start, end, opens, closes }) => {
    const until = fill(words.until, { time: spokenTime(closes) })
    const before = fill(words.opens, { day, time: spokenTime(opens) })
    return [start, end, isOpenAfter(day, end) ? words.open : until, before]
  })
}

/** The hours of a day in order, in minutes from its beginning. */
function hoursOf(day: string) {
  return company()
    .hours.flatMap(({ weekdays, opens, closes }) => {
      if (!opens || !closes || !weekdays.some((name) => name === day)) return []
      const start = minutesOf(opens)
      const end = minutesOf(closes)
      return [{ opens, closes, start, end: end > start ? end : end + dayMinutes }]
    })
    .sort((a, b) => a.start - b.start)
}

/** Whether the next hours begin at the minute at which those of a day end. */
function isOpenAfter(day: string, end: number) {
  const tomorrow =
    weekdays[(weekdays.findIndex((name) => name === day) + 1) % weekdays.length] ?? ''
  return (
    hoursOf(day).some(({ start }) => start === end) ||
    hoursOf(tomorrow).some(({ start }) => start + dayMinutes === end)
  )
}

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
