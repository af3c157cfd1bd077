import type { Page } from './test'

declare global {
  interface Window {
    layoutShift?: number
  }
}

/** Runs in each page: adds up its layout shifts (CLS of Core Web Vitals). */
export function addUpLayoutShift() {
  window.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry) window.layoutShift = (window.layoutShift ?? 0) + Number(entry.value)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The sum so far, after the next paint. */
export function layoutShift(page: Page) {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return window.layoutShift
  })
}
