import type { Page } from './test'

declare global {
  interface Window {
    layoutShift?: number
  }
}

/** From the next page on, adds up how far the layout jumps by itself (the CLS of Core Web Vitals). */
export async function watchLayoutShift(page: Page) {
  await page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) window.layoutShift = (window.layoutShift ?? 0) + Number(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum so far, after what has just come is painted. */
export function layoutShift(page: Page) {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return window.layoutShift
  })
}
