/** A day as "January 15, 2024", in the time zone of whoever reads it. */
export function longDate(date: Date) {
  return date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' })
}

/** A day as yyyy-mm-dd, in the time zone of whoever reads it (toISOString would answer in UTC). */
export function isoDate(date: Date) {
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

/** The first moment of a day given as yyyy-mm-dd, in the time zone of whoever reads it. */
export function dayOf(iso: string) {
  return new Date(`${iso}T00:00:00`)
}
