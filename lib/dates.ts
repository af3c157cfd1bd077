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

/** A day as yyyy-mm-dd in a time zone, given by its IANA name. */
export function isoDateIn(date: Date, timeZone: string) {
  // Sweden writes dates as ISO 8601 does.
  return date.toLocaleDateString('sv-SE', { timeZone })
}

/** The first moment of a day given as yyyy-mm-dd, in the time zone of whoever reads it. */
export function dayOf(iso: string) {
  return new Date(`${iso}T00:00:00`)
}

/**
 * The first moment of a day in a time zone, as ISO 8601 with that zone's offset: 2024-01-15T00:00:00-05:00.
 *
 * @param iso The day, yyyy-mm-dd.
 * @param timeZone IANA name of a zone of the continental US.
 */
export function startOfDay(iso: string, timeZone: string) {
  const offset = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    // In every zone of the continental US this is before two in the morning, when clocks change.
    .formatToParts(new Date(`${iso}T05:00:00Z`))
    .find(({ type }) => type === 'timeZoneName')?.value
  if (!offset) throw new Error(`No offset is known for ${timeZone}`)
  return `${iso}T00:00:00${offset.replace('GMT', '')}`
}
