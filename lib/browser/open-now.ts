import { isWithin } from '@/lib/dates'

/** Made by lib/company/business-hours.ts. */
export type OpenNowHours = {
  /** Minutes by which the office is ahead of UTC, each with the hour since 1970 from which it is, latest first. */
  offsets: readonly (readonly [fromHour: number, minutes: number])[]
  /** For each day from Sunday, in minutes from midnight: hours that end after midnight end after 1,440. */
  week: readonly (readonly Hours[])[]
  /** When the office does not open, as `isWithin` takes it for a day as yyyy-mm-dd. */
  closures: string
  /** Text for an office that does not open within a week. */
  closed: string
}

type Hours = readonly [opens: number, closes: number, whileOpen: string, before: string]

const minuteMilliseconds = 60_000
const hourMilliseconds = 3_600_000
const dayMilliseconds = 86_400_000

/** Shows whether the office is open, updated every minute. */
export function showOpenNow() {
  const lines = document.querySelectorAll<HTMLElement>('[data-open-now]')
  const update = () => {
    for (const line of lines) {
      line.textContent = openNow(JSON.parse(String(line.dataset.openNow)), new Date())
    }
  }
  update()
  setInterval(update, minuteMilliseconds)
  // Timers stop while the page is hidden or in the back/forward cache.
  document.addEventListener('visibilitychange', update)
}

/** @returns The text of the present hours, or else of the next ones. */
export function openNow({ offsets, week, closures, closed }: OpenNowHours, now: Date) {
  const clock = officeClock(now.getTime(), offsets)
  // From yesterday, whose hours may go on after midnight.
  for (let days = -1; days < 7; days += 1) {
    const midnight = clock - (clock % dayMilliseconds) + days * dayMilliseconds
    const day = new Date(midnight)
    if (isWithin(closures, day.toISOString().slice(0, 10))) continue
    const minutes = (clock - midnight) / minuteMilliseconds
    const hours = week[day.getUTCDay()]?.find(([, closes]) => minutes < closes)
    if (!hours) continue
    const [opens, , whileOpen, before] = hours
    return minutes < opens ? before : whileOpen
  }
  return closed
}

/** The local time of the office, as a timestamp in UTC. */
function officeClock(now: number, offsets: OpenNowHours['offsets']) {
  const [, minutes = 0] = offsets.find(([fromHour]) => fromHour * hourMilliseconds <= now) ?? []
  return now + minutes * minuteMilliseconds
}
