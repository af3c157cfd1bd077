/** @returns How far a time zone is from UTC at a moment: "-04:00", or nothing for UTC. */
export function offsetsIn(timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  return (moment) => {
    const parts = format.formatToParts(moment)
    const { value = '' } = parts.find(({ type }) => type === 'timeZoneName') ?? {}
    return value.replace('GMT', '')
  }
}
