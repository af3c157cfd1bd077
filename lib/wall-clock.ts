/**
 * What clocks show in a time zone at a moment, as the time stamp of a moment at which clocks in UTC show the same.
 *
 * @param timeZone IANA name of a zone.
 */
export function wallClock(moment: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment)
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
}

/** The day of a time stamp as yyyy-mm-dd, in UTC. */
export function utcDay(time: number) {
  return new Date(time).toISOString().slice(0, 10)
}
