let longDateFormat: Intl.DateTimeFormat | undefined

/** A day as "January 15, 2024", in the reader's time zone. */
export function longDate(date: Date) {
  // Created once and only when needed, because it takes a tenth of a second on a phone.
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

/** A day as yyyy-mm-dd, in the reader's time zone. (toISOString returns the day in UTC.) */
export function isoDate(date: Date) {
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

/** Midnight at the beginning of a day given as yyyy-mm-dd, in the reader's time zone. */
export function dayOf(iso: string) {
  return new Date(`${iso}T00:00:00`)
}
