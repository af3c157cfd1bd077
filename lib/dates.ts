let longDateFormat: Intl.DateTimeFormat | undefined

/** A day as "January 15, 2024", in the time zone of whoever reads it. */
export function longDate(date: Date) {
  // Made once and only when it is needed: making one takes a phone a tenth of a second.
  longDateFormat ??= new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  })
  return longDateFormat.format(date)
}

/** A day as "January 2024". */
export function monthAndYear(date: Date) {
  return longDate(date).replace(/ \d+,/, '')
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
