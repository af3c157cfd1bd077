import { isoDate, longDate } from '../dates'

/** Puts the visitor's year and date where the build has put its own, and hides the closures that have passed by then. */
export function showToday(today: Date) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-today]')) {
    if (element.dataset.today === 'year') element.textContent = String(today.getFullYear())
    else element.textContent = longDate(today)
    if (element instanceof HTMLTimeElement) element.dateTime = isoDate(today)
  }
  for (const closure of document.querySelectorAll<HTMLElement>('[data-closed-through]')) {
    closure.hidden = String(closure.dataset.closedThrough) < isoDate(today)
  }
}
