/** @jest-environment jsdom */
import { forgetListeners } from '../../support/listeners'
import { watchHeader } from '@/lib/browser/header'

forgetListeners()

beforeEach(() => {
  delete document.documentElement.dataset.header
})

function scrollTo(pixels: number) {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

const header = () => document.documentElement.dataset.header

const nextFrame = () => new Promise(requestAnimationFrame)

test('the header is at the top until the page is scrolled by more than 10 pixels [spec: Business constants and limits]', async () => {
  scrollTo(0)
  watchHeader()
  await nextFrame()
  expect(header()).toBe('top')
  scrollTo(10)
  expect(header()).toBe('top')
  scrollTo(11)
  expect(header()).toBe('scrolled')
})

test('the header is at the top again when the page is scrolled back', () => {
  scrollTo(500)
  watchHeader()
  scrollTo(10)
  expect(header()).toBe('top')
})

test('a page that is opened further down has its scrolled header from the first frame', async () => {
  scrollTo(11)
  watchHeader()
  await nextFrame()
  expect(header()).toBe('scrolled')
})
