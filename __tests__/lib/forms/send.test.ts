import type { FormName, FormValues } from '@/lib/forms/form-fields'
import type { FormService } from '@/lib/forms/form-service-schema'
import { sendForm } from '@/lib/forms/send'

const plain: FormService = {
  endpoint: 'https://forms.example.org/abc',
  fields: {},
}

const values: FormValues = {
  name: 'Jo Miller & Söhne',
  phone: '+1 (614) 221-4000',
  message: 'Ants.\nMany.',
}

let requests: (RequestInit & { milliseconds: number })[]
let hasLeft: () => boolean

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-25T17:00:00Z') })
  hasLeft = () => false
  setOnline(true)
})

function setOnline(onLine: boolean) {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine } })
}

type Answer = (request: RequestInit) => Promise<Response>

const answer =
  (status: number, text = ''): Answer =>
  () =>
    Promise.resolve(new Response(text || null, { status }))

/** The connection breaks without an answer, or in the middle of one that began well. */
const drop = () => Promise.reject(new TypeError('Failed to fetch'))
const dropMidway = () =>
  Promise.resolve(new Response(new ReadableStream({ pull: (stream) => stream.error() })))

/** What comes of these answers, in turn, and of how many requests. */
async function outcomeOf(answers: Answer[], change: Partial<Parameters<typeof sendForm>[0]> = {}) {
  requests = []
  const start = Date.now()
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, request = {}) => {
    requests.push({ ...request, milliseconds: Date.now() - start })
    return (answers[requests.length - 1] ?? drop)(request)
  })
  let isSettled = false
  const sending = sendForm({ service: plain, form: 'estimate', values, hasLeft, ...change })
  void sending.then(() => (isSettled = true))
  while (!isSettled) await jest.advanceTimersByTimeAsync(500)
  return { outcome: await sending, attempts: requests.length }
}

/** The fields that a service gets that takes the first request. */
async function sentFields(form: FormName = 'estimate', entries = values, fields = {}) {
  await outcomeOf([answer(200)], { form, values: entries, service: { ...plain, fields } })
  return Object.fromEntries(new URLSearchParams(String(requests[0]?.body)))
}

test('the fields of the service are sent along, and replace entries of the same name', async () => {
  const submission_id = expect.any(String) as never
  expect(await sentFields()).toEqual({ ...values, form: 'estimate', submission_id })
  expect(requests[0]).toMatchObject({ method: 'POST', headers: { Accept: 'application/json' } })
  const fields = { access_key: 'a1b2', name: 'Website' }
  expect(await sentFields('contact', values, fields)).toEqual({
    ...values,
    ...fields,
    form: 'contact',
    submission_id,
  })
})

test('the id depends on form, entries and day', async () => {
  const idOf = async (...form: Parameters<typeof sentFields>) =>
    (await sentFields(...form)).submission_id
  const first = await idOf()
  expect(first).toMatch(/^[0-9a-f]{16}$/)
  expect(await idOf('estimate', { ...values })).toBe(first)
  const others = [
    await idOf('contact'),
    await idOf('estimate', { ...values, phone: '641' }),
    await idOf('estimate', {}),
  ]
  jest.setSystemTime(new Date('2026-11-26T17:00:00Z'))
  others.push(await idOf())
  expect(new Set([first, ...others]).size).toBe(5)
})

test('a request outlives its tab, up to the size that browsers allow', async () => {
  const keepaliveFor = async (message: string) => {
    await sentFields('estimate', { message })
    return requests[0]?.keepalive
  }
  await keepaliveFor('')
  const free = 60_000 - String(requests[0]?.body).length
  expect(await keepaliveFor('m'.repeat(free))).toBe(true)
  expect(await keepaliveFor('m'.repeat(free + 1))).toBe(false)
  // What counts is what is sent: each of these becomes six characters.
  expect(await keepaliveFor('ü'.repeat(10_001))).toBe(false)
})

test.each([
  [200, 'Thank you'],
  [200, ' '],
  [200, '1'],
  [200, 'null'],
  [204, ''],
  [200, '{"ok": true, "next": "/thanks"}'],
  [200, '{"type": "success", "code": 200}'],
  [200, '{"status": "success", "result": "ok", "error": null, "errors": {}}'],
  [200, '{"success": true, "message": "Thanks. Look into your spam folder."}'],
])('a form that is answered with %i and “%s” has arrived', async (status, text) => {
  expect(await outcomeOf([answer(status, text)])).toEqual({ outcome: undefined, attempts: 1 })
})

test.each([
  [200, '0'],
  [200, 'false'],
  [200, 'Message could not be sent. Mailer: SMTP connect() stopped'],
  [200, '\nWarning: mail(): Failed to connect'],
  [200, '"The message was not sent"'],
  [200, 'Please try again later'],
  [200, 'Errors are human, thanks'],
  [200, '<!doctype html><p>Thank you.</p>'],
  [200, '{"message": "Unable to send"}'],
  [200, '{"success": "false"}'],
  [200, '{"sent": 0}'],
  [200, '[{"ok": false}]'],
  [200, '{"accepted": false}'],
  [200, '{"status": "mail_failed"}'],
  [200, '{"result": "ERROR"}'],
  [200, '{"type": "danger"}'],
  [200, '{"code": 422}'],
  [200, '{"error": "no such form"}'],
  [200, '{"ok": true, "errors": ["phone"]}'],
  [200, '{"errors": {"email": "missing"}}'],
  [422, '{"errors": [{ "field": "email" }]}'],
  [404, ''],
])('a form that is answered with %i and “%s” is rejected, and not sent again', async (...given) => {
  expect(await outcomeOf([answer(...given)])).toEqual({ outcome: 'rejected', attempts: 1 })
})

test.each([
  ['500', answer(500), 'unavailable'],
  ['429', answer(429), 'unavailable'],
  ['408', answer(408), 'unavailable'],
  ['425', answer(425), 'unavailable'],
  ['a dropped connection', drop, 'unreachable'],
  ['an answer that breaks off', dropMidway, 'unreachable'],
])(
  'after %s a form is sent again, the same under the same id, and given up after three attempts',
  async (_, trouble, outcome) => {
    expect(await outcomeOf([trouble, answer(200)])).toEqual({ outcome: undefined, attempts: 2 })
    expect(requests[1]?.body).toEqual(requests[0]?.body)
    expect(await outcomeOf([trouble, trouble, trouble])).toEqual({ outcome, attempts: 3 })
    expect(requests.map(({ milliseconds }) => milliseconds)).toEqual([0, 1_000, 4_000])
  },
)

test('a program that leads to the thank-you page has taken the form', async () => {
  const leadTo = (path: string) => () => {
    const page = new Response('<!doctype html><p>Thank you.</p>')
    const url = `https://www.example.org${path}`
    return Promise.resolve(
      Object.defineProperties(page, { redirected: { value: true }, url: { value: url } }),
    )
  }
  expect(await outcomeOf([leadTo('/thank-you')])).toEqual({ outcome: undefined, attempts: 1 })
  expect(await outcomeOf([leadTo('/sign-in')])).toEqual({ outcome: 'rejected', attempts: 1 })
})

test('Web3Forms gets the format that it answers without a redirect', async () => {
  const service = { endpoint: 'https://api.web3forms.com/submit', fields: { access_key: 'a1' } }
  await outcomeOf([answer(200, '{"success": true}')], { service })
  const [{ body, keepalive } = {}] = requests
  expect(keepalive).toBe(true)
  expect(Object.fromEntries(body as FormData)).toMatchObject({ ...values, access_key: 'a1' })
})

test('a service that does not answer within half a minute gets no second copy', async () => {
  const hang: Answer = ({ signal }) =>
    new Promise((_, reject) => signal?.addEventListener('abort', reject))
  expect(await outcomeOf([hang])).toEqual({ outcome: 'unreachable', attempts: 1 })
})

test('nothing is sent again for a visitor who has left', async () => {
  hasLeft = () => true
  expect(await outcomeOf([drop])).toEqual({ outcome: 'unreachable', attempts: 1 })
})

test.each([
  ['whose request arrives', [answer(200)], { outcome: undefined, attempts: 1 }],
  ['whose first request fails', [drop], { outcome: 'offline', attempts: 1 }],
])('in a browser that says it is offline, %s, that counts', async (_, answers, outcome) => {
  setOnline(false)
  expect(await outcomeOf(answers)).toEqual(outcome)
})

test.each([
  ['has answered before', answer(500), 'offline'],
  ['may have taken an earlier request', drop, 'unreachable'],
])(
  'when the connection is lost between two attempts, and the service %s, that is said',
  async (_, first, outcome) => {
    // It is asked for between them.
    hasLeft = () => {
      setOnline(false)
      return false
    }
    expect(await outcomeOf([first, drop])).toEqual({ outcome, attempts: 2 })
  },
)

test.each([
  ['without a connection, because the next page cannot be opened', false, false, 'offline'],
  ['for a visitor who has left', true, true, undefined],
])('where no service is set, nothing is logged %s', async (_, isOnline, isGone, outcome) => {
  const log = jest.spyOn(console, 'log').mockImplementation()
  setOnline(isOnline)
  hasLeft = () => isGone
  expect(await outcomeOf([], { service: undefined })).toEqual({ outcome, attempts: 0 })
  expect(log).not.toHaveBeenCalled()
})
