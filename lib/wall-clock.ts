/**
 * What clocks show in a time zone at a moment, as the time stamp of a moment at which clocks in UTC show the same.
 *
 * @param timeZone IANA name of a zone.
 */
export function wallClock(moment: Date, timeZone: string) {
  // Sweden writes 2026-11-23 17:05:00, which is ISO 8601 but for the space.
  return Date.parse(`${moment.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`)
}

/** The day of a time stamp as yyyy-mm-dd, in UTC. */
export function utcDay(time: number) {
  return new Date(time).toISOString().slice(0, 10)
}
