import { company } from '@/lib/site/company'
import { offsetsIn } from '@/lib/time-zones'

/**
 * The first moment of a day in the company's time zone: "2026-06-04T00:00:00-04:00". Without a time zone, the day alone.
 *
 * @param iso Day as yyyy-mm-dd.
 */
export function startOfDay(iso: string): string {
  const { timeZone } = company()
  if (!timeZone) return iso
  const offsetAt = offsetsIn(timeZone)
  const midnight = `${iso}T00:00:00`
  // The clocks may change between midnight and noon.
  const nearOffset = offsetAt(new Date(`${iso}T12:00:00Z`))
  return midnight + offsetAt(new Date(midnight + nearOffset))
}
