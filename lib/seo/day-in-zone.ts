import { company } from '@/lib/company/company'

/**
 * The first moment of a day in the company's time zone: "2026-06-04T00:00:00-04:00". Without a time zone, the day alone.
 *
 * @param iso Day as yyyy-mm-dd.
 */
export function startOfDay(iso: string): string {
  const { timeZone } = company()
  if (!timeZone) return iso
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longOffset',
  }).formatToParts(new Date(`${iso}T12:00:00Z`))
  const { value = '' } = parts.find(({ type }) => type === 'timeZoneName') ?? {}
  return `${iso}T00:00:00${value.replace('GMT', '')}`
}
