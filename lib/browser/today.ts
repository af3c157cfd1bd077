import { isoDate, isWithin, longDate } from '@/lib/dates'

/**
 * Replaces the build's year and date by the visitor's, hides closures and a notice that have passed, and shows what
 * animals do in these days.
 */
export function showToday(today: Date) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-today]')) {
    if (element.dataset.today === 'year') element.textContent = String(today.getFullYear())
    else element.textContent = longDate(today)
    if (element instanceof HTMLTimeElement) element.dateTime = isoDate(today)
  }
  for (const closure of document.querySelectorAll<HTMLElement>('[data-closed-through]')) {
    closure.hidden = String(closure.dataset.closedThrough) < isoDate(today)
  }
  for (const season of document.querySelectorAll<HTMLElement>('[data-season]')) {
    season.hidden = !isWithin(String(season.dataset.season), today)
  }
}
