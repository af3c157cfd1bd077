import { isoDate, isWithin, longDate } from '@/lib/dates'

/**
 * Replaces the build's year and date by the visitor's, and hides what is not of these days: closures and a notice that have
 * passed, and what animals do in other seasons.
 */
export function showToday(today: Date) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-today]')) {
    if (element.dataset.today === 'year') element.textContent = String(today.getFullYear())
    else element.textContent = longDate(today)
    if ('dateTime' in element) element.dateTime = isoDate(today)
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-shown]')) {
    element.hidden = !isWithin(element.dataset.shown as string, isoDate(today))
  }
}
