/** Marks the season that the day lies in. */
export function markSeason(today: Date) {
  const month = String(today.getMonth() + 1)
  for (const season of document.querySelectorAll<HTMLElement>('[data-season-months]')) {
    if (season.dataset.seasonMonths?.split(' ').includes(month)) season.dataset.current = ''
  }
}
