import { isoDate } from '@/lib/dates'

/** What the calendar says of days on which the office does not open, in the words of its hours. They can be chosen all the same. */
export type ClosedDays = {
  /** By weekday, from 0 for Sunday. */
  week: Readonly<Record<number, string>>
  /** First and last days, yyyy-mm-dd, with their note. */
  closures: readonly (readonly [first: string, last: string, note: string])[]
}

/** @returns What the calendar says of a day; nothing where the office opens. */
export function closedNote({ week, closures }: ClosedDays, day: Date) {
  const iso = isoDate(day)
  const [, , note] = closures.find(([first, last]) => first <= iso && iso <= last) ?? []
  return note ?? week[day.getDay()]
}
