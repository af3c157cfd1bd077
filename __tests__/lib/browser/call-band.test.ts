/** @jest-environment jsdom */
import { watchCallBand } from '@/lib/browser/call-band'

type Entry = { isIntersecting: boolean }

let observed: Element[] = []
let notify: (entries: Entry[]) => void

beforeEach(() => {
  observed = []
  delete document.documentElement.dataset.callBandInView
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: Entry[]) => void) {
      notify = callback
    }
    observe(element: Element) {
      observed.push(element)
    }
  } as unknown as typeof IntersectionObserver
  document.body.innerHTML = '<main></main><section data-call-band=""></section>'
})

const isMarked = () => document.documentElement.hasAttribute('data-call-band-in-view')

test('the page says while its call band is in view', () => {
  watchCallBand()
  expect(observed).toEqual([document.querySelector('section')])
  expect(isMarked()).toBe(false)
  notify([{ isIntersecting: true }])
  expect(isMarked()).toBe(true)
  notify([{ isIntersecting: false }])
  expect(isMarked()).toBe(false)
})

test('of several changes that come at once the last one counts', () => {
  watchCallBand()
  notify([{ isIntersecting: true }, { isIntersecting: false }])
  expect(isMarked()).toBe(false)
  notify([{ isIntersecting: false }, { isIntersecting: true }])
  expect(isMarked()).toBe(true)
})

test('a page without a call band watches nothing', () => {
  document.body.innerHTML = '<main></main>'
  watchCallBand()
  expect(observed).toEqual([])
})
