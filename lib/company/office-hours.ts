import { mainBranch, type Branch } from './branches'
import { upcomingClosures } from './closures'
import { weekdays } from './hours-schema'
import type { OpenNowHours } from '@/lib/browser/open-now'
import { fill } from '@/lib/content/fill'
import type { ClosedDays } from '@/lib/forms/closed-days'
import { everyPage } from '@/lib/site/page-copy'

const dayMinutes = 1_440

/** JavaScript's week. */
const fromSunday = ['Sunday', ...weekdays.slice(0, -1)]

/** The hours of an office for the site script, which shows whether it is open. Undefined without a time zone. */
export function officeHours(branch: Branch = mainBranch()): OpenNowHours | undefined {
  const { timeZone, hours } = branch
  if (!timeZone) return undefined
  return {
    timeZone,
    week: fromSunday.map((day) => spansOf(day, hours)),
    closures: upcomingClosures(branch).map(({ date, through = date }) => [date, through]),
    closed: everyPage().openNow.closed,
  }
}

/** The days on which the main office does not open, for the calendar of the estimate form. */
export function closedDays(): ClosedDays {
  const { hours, closures } = mainBranch()
  return {
    week: fromSunday.map((day) => {
      const lines = hours.filter((line) => line.weekdays.some((name) => name === day))
      return lines.some(({ opens }) => opens) ? null : (lines[0]?.hours ?? null)
    }),
    closures: upcomingClosures({ closures }).map(({ date, through = date, note }) => [
      date,
      through,
      note,
    ]),
  }
}

/** The longest text that the site script can show, so that the page leaves room for it. */
export function longestLine({ week, closed }: OpenNowHours) {
  const lines = [closed, ...week.flat().flatMap(([, , whileOpen, before]) => [whileOpen, before])]
  return lines.toSorted((a, b) => b.length - a.length)[0]
}

function spansOf(day: string, week: Branch['hours']): OpenNowHours['week'][number] {
  const words = everyPage().openNow
  return hoursOf(day, week).map(({ start, end, opens, closes }) => {
    const until = fill(words.until, { time: spokenTime(closes) })
    const before = fill(words.opens, { day, time: spokenTime(opens) })
    return [start, end, isOpenAfter(day, end, week) ? words.open : until, before]
  })
}

/** The hours of a day in order, in minutes from its beginning. */
function hoursOf(day: string, week: Branch['hours']) {
  return week
    .flatMap(({ weekdays, opens, closes }) => {
      if (!opens || !closes || !weekdays.some((name) => name === day)) return []
      const start = minutesOf(opens)
      const end = minutesOf(closes)
      return [{ opens, closes, start, end: end > start ? end : end + dayMinutes }]
    })
    .sort((a, b) => a.start - b.start)
}

/** Whether the next hours begin at the minute at which those of a day end. */
function isOpenAfter(day: string, end: number, week: Branch['hours']) {
  const tomorrow =
    weekdays[(weekdays.findIndex((name) => name === day) + 1) % weekdays.length] ?? ''
  return (
    hoursOf(day, week).some(({ start }) => start === end) ||
    hoursOf(tomorrow, week).some(({ start }) => start + dayMinutes === end)
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
