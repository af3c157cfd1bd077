import { utcDay, wallClock } from '../wall-clock'

/** Office hours as lib/company/office-hours.ts makes them. */
export type OfficeHours = {
  /** IANA name. */
  timeZone: string
  /**
   * For each day from Monday when the office opens and closes, in minutes from the beginning of that day, and what is
   * said between. After midnight it closes at more than 1,440 minutes.
   */
  week: [opens: number, closes: number, words: string][][]
  /** First and last days, yyyy-mm-dd, on which it does not open, or closes early: at what minute, and what is said before. */
  closures: [first: string, last: string, closes?: number, words?: string][]
  /** What is said while it is closed. */
  closed: string
}

const dayMilliseconds = 86_400_000
const minuteMilliseconds = 60_000

/** Shows whether the office is open, and takes away closings that have passed, by the office's clock. */
export function showOfficeHours(hours: OfficeHours) {
  // Time zones take a phone long to load, so this waits until the visitor comes near.
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      update(hours)
      setInterval(() => update(hours), minuteMilliseconds)
    },
    { rootMargin: '100%' },
  )
  for (const place of document.querySelectorAll('[data-office-today]')) observer.observe(place)
}

function update(hours: OfficeHours) {
  const clock = wallClock(new Date(), hours.timeZone)
  for (const element of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    element.textContent = statusAt(clock, hours)
  }
  for (const notice of document.querySelectorAll<HTMLElement>('[data-closed-through]')) {
    notice.hidden = String(notice.dataset.closedThrough) < utcDay(clock)
  }
}

/**
 * Hours that go on after midnight belong to the day on which they begin.
 *
 * @param clock What the office's clock shows, as a time stamp in UTC.
 */
function statusAt(clock: number, { week, closures, closed }: OfficeHours) {
  const midnight = clock - (clock % dayMilliseconds)
  for (const start of [midnight, midnight - dayMilliseconds]) {
    const day = utcDay(start)
    const closure = closures.find(([first, last]) => first <= day && day <= last)
    const [, , early = closure ? 0 : Infinity, earlyWords] = closure ?? []
    const minutes = (clock - start) / minuteMilliseconds
    const current = week[(new Date(start).getUTCDay() + 6) % 7]?.find(
      ([opens, closes]) => opens <= minutes && minutes < Math.min(closes, early),
    )
    if (current) return (early < current[1] && earlyWords) || current[2]
  }
  return closed
}
