/** Office hours as lib/company/office-hours.ts makes them for the browser. */
export type OfficeHours = {
  timeZone: string
  /** For each day from Sunday its hours, in minutes from its beginning: what ends after midnight ends after 1,440. */
  week: readonly (readonly [opens: number, closes: number, whileOpen: string, before: string][])[]
  /** First and last days, yyyy-mm-dd, on which the office does not open. */
  closures: readonly [first: string, last: string][]
  /** Said when the office does not open within a week. */
  closed: string
}

const minuteMilliseconds = 60_000
const dayMilliseconds = 86_400_000

/** Shows whether the office is open, and keeps it right while the page stays open or comes back. */
export function showOpenNow() {
  const lines = document.querySelectorAll<HTMLElement>('[data-open-now]')
  const update = () => {
    for (const line of lines) {
      line.textContent = openNow(JSON.parse(String(line.dataset.openNow)), new Date())
    }
  }
  // Time zones take a phone a tenth of a second to load, so this waits until the visitor comes near.
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      update()
      setInterval(update, minuteMilliseconds)
      // The timer rests while the page is hidden, or kept for the back button.
      document.addEventListener('visibilitychange', update)
    },
    { rootMargin: '100%' },
  )
  for (const line of lines) observer.observe(line)
}

/** What is said at a moment: by the hours that are running, or else by the next ones. */
export function openNow({ timeZone, week, closures, closed }: OfficeHours, now: Date) {
  const clock = officeClock(now, timeZone)
  // Hours that go on after midnight belong to the day before.
  for (let days = -1; days < 7; days += 1) {
    const midnight = clock - (clock % dayMilliseconds) + days * dayMilliseconds
    const day = new Date(midnight)
    const iso = day.toISOString().slice(0, 10)
    if (closures.some(([first, last]) => first <= iso && iso <= last)) continue
    const minutes = (clock - midnight) / minuteMilliseconds
    const hours = week[day.getUTCDay()]?.find(([, closes]) => minutes < closes)
    if (hours) return minutes < hours[0] ? hours[3] : hours[2]
  }
  return closed
}

/** What the office's clock shows, as a time stamp in UTC. Swedes write a date as ISO has it. */
function officeClock(now: Date, timeZone: string) {
  return Date.parse(`${now.toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`)
}
