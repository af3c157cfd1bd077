/** Opens another page, or the mail program at a mailto address. A module of its own, so that tests can replace it. */
export function goTo(address: string) {
  window.location.assign(address)
}

/** How the page was opened: a reload, or Back and Forward, may restore what it contained. */
export function navigationType() {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type ?? 'navigate'
}
