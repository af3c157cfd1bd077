/** Outlines the visitor's month in every strip of twelve months (the utility month-bar in globals.css). */
export function markMonth(today: Date) {
  const month = String(today.getMonth() + 1)
  for (const strip of document.querySelectorAll<HTMLElement>('[data-months]')) {
    strip.dataset.months = month
    strip.style.setProperty('--month', month)
  }
}
