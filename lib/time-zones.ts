import { cached } from '@/lib/content/cached'

const hourMilliseconds = 3_600_000
const yearsAhead = 4

/** @returns How far a time zone is from UTC at a moment: "-04:00", or nothing for UTC. */
export function offsetsIn(timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  return (moment) => {
    const parts = format.formatToParts(moment)
    const { value = '' } = parts.find(({ type }) => type === 'timeZoneName') ?? {}
    return value.replace('GMT', '')
  }
}

/**
 * The offsets of a time zone for the next years, latest first: minutes ahead of UTC, and the hour since 1970 from which they
 * are. The earliest is taken for all hours before. They take a tenth of a second, and every page needs them.
 */
export const comingOffsets = cached((timeZone: string) => {
  const offsetAt = offsetsIn(timeZone)
  const minutesAt = (hour: number) => {
    const offset = offsetAt(new Date(hour * hourMilliseconds)) || 'Z'
    return -Date.parse(`1970-01-01T00:00:00${offset}`) / 60_000
  }
  const first = Math.floor(Date.now() / hourMilliseconds)
  const weekHours = 7 * 24
  const offsets: [fromHour: number, minutes: number][] = [[0, minutesAt(first)]]
  for (let hour = first; hour < first + yearsAhead * 52 * weekHours; hour += weekHours) {
    if (minutesAt(hour) === minutesAt(hour + weekHours)) continue
    let change = hour + 1
    while (minutesAt(change) === minutesAt(hour)) change += 1
    offsets.unshift([change, minutesAt(change)])
  }
  return offsets
})
