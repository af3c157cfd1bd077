/** A tab in the background paints nothing. */
const patienceMilliseconds = 3_000

/** Waits until the visitor sees the page, or might. */
export function afterFirstPaint(action: () => void) {
  const observer = new PerformanceObserver(act)
  const timer = setTimeout(act, patienceMilliseconds)
  observer.observe({ type: 'paint', buffered: true })

  function act() {
    observer.disconnect()
    clearTimeout(timer)
    action()
  }
}
