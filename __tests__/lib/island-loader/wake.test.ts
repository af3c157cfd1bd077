/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fakePaint, paint } from '../../support/paint'
import { wakeInTime } from '@/lib/island-loader/wake'

let idle: (() => void)[]

fakePaint()

beforeEach(() => {
  idle = []
  window.requestIdleCallback = (action) => idle.push(action as () => void)
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
  delete document.documentElement.dataset.islandsFailed
  window.history.replaceState(null, '', '/contact')
})

/** A page as the finishing step leaves it. */
function sleepingPage(island = '<button>Send</button>') {
  document.body.innerHTML = `${island}<template data-island-scripts=""><link rel="modulepreload" href="/form.js"><script type="module" src="/start.js" integrity="sha384-a"></script></template>`
  const template = document.querySelector('template')
  if (!template) throw new Error('no template')
  wakeInTime(template)
}

const started = () =>
  [...document.querySelectorAll('body > link, body > script')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src'),
  )

test('the scripts start once the page is painted and the browser is idle', () => {
  sleepingPage()
  paint()
  expect(started()).toEqual([])
  idle.forEach((run) => run())
  expect(started()).toEqual(['/form.js', '/start.js'])
  expect(document.querySelector('body > script')).toHaveAttribute('integrity', 'sha384-a')
})

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])(
  'a %s starts them before that',
  (type) => {
    sleepingPage()
    document.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }))
    expect(started()).toEqual(['/form.js', '/start.js'])
  },
)

test('they start only once', () => {
  sleepingPage()
  const button = document.querySelector('button')
  button?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  button?.dispatchEvent(new Event('keydown', { bubbles: true }))
  paint()
  idle.forEach((run) => run())
  expect(started()).toEqual(['/form.js', '/start.js'])
})

test('an address with a query waits for the paint and no longer', () => {
  window.history.replaceState(null, '', '/articles?category=Wildlife')
  sleepingPage()
  expect(started()).toEqual([])
  paint()
  expect(idle).toEqual([])
  expect(started()).toEqual(['/form.js', '/start.js'])
})

test('so does a page that has something to do by itself', () => {
  sleepingPage('<div data-starts-at-once=""></div>')
  paint()
  expect(started()).toEqual(['/form.js', '/start.js'])
})

test('a page says when its scripts do not come', () => {
  sleepingPage()
  window.dispatchEvent(new Event('keydown'))
  expect(document.documentElement).not.toHaveAttribute('data-islands-failed')
  document.querySelector('body > script')?.dispatchEvent(new Event('error'))
  expect(document.documentElement).toHaveAttribute('data-islands-failed')
})
