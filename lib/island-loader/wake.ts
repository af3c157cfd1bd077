import { afterFirstPaint } from '../after-paint/first-paint'
import { sayIslandsFailed } from './failure'

const firstTouches = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/**
 * Starts the scripts that wait in the template: when the browser has nothing else to do, or at the
 * visitor's first touch, whichever comes first. As soon as the page is painted where it has something
 * to do by itself, or where the address says what the island must show.
 */
export function wakeInTime(template: HTMLTemplateElement) {
  const wake = once(() => {
    for (const type of firstTouches) window.removeEventListener(type, wake, true)
    const scripts = document.importNode(template.content, true)
    scripts.querySelector('script')?.addEventListener('error', sayIslandsFailed)
    document.body.append(scripts)
  })
  if (document.querySelector('[data-starts-at-once]') || window.location.search) {
    afterFirstPaint(wake)
    return
  }
  for (const type of firstTouches) {
    window.addEventListener(type, wake, { capture: true, passive: true })
  }
  whenLoaded(() => afterFirstPaint(() => whenIdle(wake)))
}

function whenLoaded(action: () => void) {
  if (document.readyState === 'complete') action()
  else window.addEventListener('load', action, { once: true })
}

/** Safari has no idle callback. */
function whenIdle(action: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(action)
  else setTimeout(action, idleMilliseconds)
}

const idleMilliseconds = 200

function once(action: () => void) {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    action()
  }
}
