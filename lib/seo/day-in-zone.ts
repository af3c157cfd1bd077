import { company } from '@/lib/site/company'

/**
 * The first moment of a day in the company's time zone: "2026-06-04T00:00:00-04:00". Without a time zone, the day alone.
 *
 * @param iso Day as yyyy-mm-dd.
 */
export function startOfDay(iso: string): string {
  const { timeZone } = company()
  if (!timeZone) return iso
  const midnight = `${iso}T00:00:00`
  // The clocks may change between midnight and noon.
  const nearOffset = offsetAt(`${iso}T12:00:00Z`, timeZone)
  return midnight + offsetAt(midnight + nearOffset, timeZone)
}

/** How far a time zone is from UTC at a moment: "-04:00". */
function offsetAt(moment: string, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longOffset',
  }).formatToParts(new Date(moment))
  const { value = '' } = parts.find(({ type }) => type === 'timeZoneName') ?? {}
  return value.replace('GMT', '')
}
