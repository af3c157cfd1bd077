import { wakeInTime } from '@/lib/island-loader/wake'

let idle: (() => void)[]

beforeEach(() => {
  idle = []
  window.requestIdleCallback = (action) => idle.push(action as () => void)
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/contact')
})

/** A page as the finishing step leaves it. */
function sleepingPage(start = '') {
  document.body.innerHTML = `<button>Send</button><template data-island-scripts="${start}"><script src="/data.js" integrity="sha384-a"></script><script src="/react.js"></script></template>`
  const template = document.querySelector('template')
  if (!template) throw new Error('no template')
  wakeInTime(template)
}

const started = () =>
  [...document.querySelectorAll('body > script')].map((script) => script.getAttribute('src'))

const paint = () => jest.advanceTimersByTime(100)

test('the scripts start once the page is painted and the browser is idle', () => {
  sleepingPage()
  paint()
  expect(started()).toEqual([])
  idle.forEach((run) => run())
  expect(started()).toEqual(['/data.js', '/react.js'])
  expect(document.querySelector('body > script')).toHaveAttribute('integrity', 'sha384-a')
})

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])(
  'a %s starts them before that',
  (type) => {
    sleepingPage()
    document.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }))
    expect(started()).toEqual(['/data.js', '/react.js'])
  },
)

test('they start only once', () => {
  sleepingPage()
  const button = document.querySelector('button')
  button?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  button?.dispatchEvent(new Event('keydown', { bubbles: true }))
  paint()
  idle.forEach((run) => run())
  expect(started()).toEqual(['/data.js', '/react.js'])
})

test('an address with a query waits for the paint and no longer', () => {
  window.history.replaceState(null, '', '/articles?category=Wildlife')
  sleepingPage()
  expect(started()).toEqual([])
  paint()
  expect(idle).toEqual([])
  expect(started()).toEqual(['/data.js', '/react.js'])
})

test('so does a page that has something to do by itself', () => {
  sleepingPage('at-once')
  paint()
  expect(started()).toEqual(['/data.js', '/react.js'])
})
