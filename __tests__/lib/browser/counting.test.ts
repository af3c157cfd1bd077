/** @jest-environment jsdom */
import { forgetListeners } from '../../support/listeners'
import { startCounting } from '@/lib/browser/counting'
import { reportOutcome } from '@/lib/browser/form-outcome'

forgetListeners()

const endpoint = 'https://counts.antsandsons.com/'

let sent: { to: string; fields: Record<string, string> }[]

beforeAll(async () => {
  // jsdom says that its own page has loaded once the script of the tests has run.
  await new Promise((resolve) => setTimeout(resolve))
  // jsdom follows no link.
  document.documentElement.addEventListener('click', (event) => event.preventDefault())
})

beforeEach(() => {
  sent = []
  document.body.innerHTML = ''
  window.history.replaceState(null, '', '/contact?from=ad#form')
  set('doNotTrack', null)
  set('globalPrivacyControl', undefined)
  set('sendBeacon', (to: string, body: URLSearchParams) =>
    Boolean(sent.push({ to, fields: Object.fromEntries(body) })),
  )
})

function set(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value })
}

const start = () => startCounting({ endpoint })

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

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('a browser that says %s is not counted at all', (name, value) => {
  set(name, value)
  document.body.innerHTML = '<a href="tel:+16145550199">Call</a>'
  start()
  document.querySelector('a')?.click()
  expect(sent).toEqual([])
})

test('where an extension takes sending away, nothing else breaks', () => {
  set('sendBeacon', undefined)
  document.body.innerHTML = '<a href="tel:+16145550199">Call</a>'
  expect(start).not.toThrow()
  document.querySelector('a')?.click()
})
