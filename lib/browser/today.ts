import { isoDate, longDate } from '../dates'

/** Puts the visitor's year and date where the build has put its own. */
export function showToday(today: Date) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-today]')) {
    if (element.dataset.today === 'year') element.textContent = String(today.getFullYear())
    else element.textContent = longDate(today)
    if (element instanceof HTMLTimeElement) element.dateTime = isoDate(today)
  }
}
