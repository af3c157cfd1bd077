import { isoDate, isWithin } from '@/lib/dates'

/** What the calendar says of days on which the office does not open, in the words of its hours. They can be chosen all the same. */
export type ClosedDays = {
  /** By weekday from Sunday, with the season unless it is the whole year; empty where the office opens, or the hours say nothing. */
  week: readonly (readonly [words: string, season?: string][])[]
  /** First and last days, yyyy-mm-dd, with their note. */
  closures: readonly (readonly [first: string, last: string, note: string])[]
}

/** @returns What the calendar says of a day; nothing where the office opens. */
export function closedNote({ week, closures }: ClosedDays, day: Date) {
  const iso = isoDate(day)
  const [, , note] = closures.find(([first, last]) => first <= iso && iso <= last) ?? []
  const ofSeason = ([, season]: readonly [string, string?]) => !season || isWithin(season, iso)
  return note ?? week[day.getDay()]?.find(ofSeason)?.[0]
}
