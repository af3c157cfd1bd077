import { isoDate, longDate } from '@/lib/dates'

/** Shows the visitor's day, also in a tab that is looked at again after days. */
export function keepToday() {
  showToday(new Date())
  document.addEventListener('visibilitychange', () => showToday(new Date()))
}

/** Replaces the build's year and date by the visitor's. */
function showToday(today: Date) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-today]')) {
    if (element.dataset.today === 'year') element.textContent = String(today.getFullYear())
    else element.textContent = longDate(today)
    if ('dateTime' in element) element.dateTime = isoDate(today)
  }
}
