/** @jest-environment jsdom */
import { forgetListeners } from '../../support/listeners'
import { startCounting } from '@/lib/browser/counting'
import { reportOutcome } from '@/lib/browser/form-outcome'

forgetListeners()

const endpoint = 'https://counts.antsandsons.com/'

let sent: { to: string; fields: Record<string, string> }[]
const mockMeasured = jest.fn((report: (name: string, value: number) => void) => report('LCP', 812))

jest.mock('/vitals.js', () => ({ measureVitals: mockMeasured }), { virtual: true })

beforeAll(async () => {
  // jsdom says that its own page has loaded once the script of the tests has run.
  await new Promise((resolve) => setTimeout(resolve))
  // jsdom follows no link.
  document.documentElement.addEventListener('click', (event) => event.preventDefault())
})

beforeEach(() => {
  jest.useFakeTimers()
  sent = []
  mockMeasured.mockClear()
  document.body.innerHTML = ''
  window.history.replaceState(null, '', '/contact?from=ad#form')
  set('doNotTrack', null)
  set('globalPrivacyControl', undefined)
  set('sendBeacon', (to: string, body: URLSearchParams) =>
    Boolean(sent.push({ to, fields: Object.fromEntries(body) })),
  )
})

afterEach(() => jest.useRealTimers())

function set(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value })
}

const start = () => startCounting({ endpoint, vitalsScript: '/vitals.js' })

test('a page is counted by its path, without query, hash, cookie or anything of the visitor, and one that does not exist as the 404 page', () => {
  start()
  expect(sent).toEqual([{ to: endpoint, fields: { event: 'page', page: '/contact' } }])
  expect(document.cookie).toBe('')
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  document.body.innerHTML = '<main data-not-found></main>'
  start()
  expect(sent.at(-1)?.fields).toEqual({ event: 'page', page: '/404' })
})

test('taps on phone, text and mail count without their addresses, and other links, presses and filters not at all', () => {
  document.body.innerHTML = `
    <a href="tel:+16145550199"><span>Call</span></a> <a href="sms:+16145550199"><span>Text</span></a>
    <a href="mailto:office@example.org?body=private"><span>Write</span></a> <a href="#form"><span>Form</span></a>
    <button><span>Menu</span></button> <form><select name="category"></select></form>`
  start()
  for (const words of document.querySelectorAll('span')) words.click()
  document.querySelector('select')?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(sent.map(({ fields }) => fields)).toEqual(
    ['page', 'call', 'text', 'mail'].map((event) => ({ event, page: '/contact' })),
  )
})

test('a form is started once, by its first entry, and no entry is sent', () => {
  document.body.innerHTML = '<form><input name="name"><input name="email"></form>'
  start()
  for (const control of document.querySelectorAll('input')) {
    control.value = 'Jo Miller'
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
  expect(sent.map(({ fields }) => fields.event)).toEqual(['page', 'form-started'])
  expect(JSON.stringify(sent)).not.toContain('Jo')
})

test('what becomes of a form is counted, with the reason of a failure', () => {
  start()
  reportOutcome('rejected')
  const failure = { event: 'form-failed', reason: 'rejected' }
  expect(sent.at(-1)?.fields).toEqual({ ...failure, page: '/contact' })
  reportOutcome('sent')
  expect(sent.at(-1)?.fields).toEqual({ event: 'form-sent', page: '/contact' })
})

test('the speed is measured late, a second after all has loaded', async () => {
  start()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(mockMeasured).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(999)
  expect(mockMeasured).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(mockMeasured).toHaveBeenCalledTimes(1)
  const speed = { event: 'speed', name: 'LCP', value: '812' }
  expect(sent.at(-1)?.fields).toEqual({ ...speed, page: '/contact' })
})

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('a browser that says %s is not counted at all', async (name, value) => {
  set(name, value)
  document.body.innerHTML = '<a href="tel:+16145550199">Call</a>'
  start()
  document.querySelector('a')?.click()
  window.dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(10_000)
  expect(sent).toEqual([])
  expect(mockMeasured).not.toHaveBeenCalled()
})

test('where an extension takes sending and measuring away, nothing else breaks', async () => {
  set('sendBeacon', undefined)
  document.body.innerHTML = '<a href="tel:+16145550199">Call</a>'
  expect(start).not.toThrow()
  document.querySelector('a')?.click()
  startCounting({ endpoint, vitalsScript: '/blocked.js' })
  window.dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(10_000)
})
