import { isoDate } from '../dates'

/** First and last day, mm-dd. One that begins later than it ends goes over the new year. */
export type Season = [from: string, to: string]

/** Shows what holds in the season, or outside of it, by the visitor's calendar: time zones take a phone long to load. */
export function showSeason(season: Season, today = new Date()) {
  const now = isInSeason(isoDate(today), season) ? 'in' : 'out'
  for (const element of document.querySelectorAll<HTMLElement>('[data-season]')) {
    element.hidden = element.dataset.season !== now
  }
}

/** @param date Day, yyyy-mm-dd. */
export function isInSeason(date: string, [from, to]: Season) {
  const day = date.slice(5)
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}
