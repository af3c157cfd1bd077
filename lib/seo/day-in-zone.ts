import { company } from '@/lib/company/company'

/** A day given as yyyy-mm-dd for machines: its first moment where the company is, or the day alone where that is unknown. */
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
