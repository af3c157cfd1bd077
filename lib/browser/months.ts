/** Outlines the visitor's month in every strip of twelve months: see the utility month-bar in globals.css. */
export function markMonth(today: Date) {
  for (const strip of document.querySelectorAll<HTMLElement>('[data-months]')) {
    strip.dataset.months = String(today.getMonth() + 1)
    strip.style.setProperty('--month', strip.dataset.months)
  }
}
