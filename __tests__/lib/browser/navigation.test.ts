/** @jest-environment jsdom */
import { goTo } from '@/lib/browser/navigation'

// jsdom goes to no other page, but it does follow an address that differs in its hash alone.
beforeEach(() => window.history.replaceState(null, '', '/estimate'))

test('going to another page adds a step to the way back', () => {
  const steps = window.history.length
  goTo('#thank-you')
  expect(window.location.hash).toBe('#thank-you')
  expect(window.history.length).toBe(steps + 1)
})

test('going to another page in place of this one adds no step', () => {
  const steps = window.history.length
  goTo('#home', { replace: true })
  expect(window.location.hash).toBe('#home')
  expect(window.history.length).toBe(steps)
})
