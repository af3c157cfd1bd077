import { answer, drop, dropMidway, formService, hang, page } from '../../support/form-service'
import { saveDraft } from '@/lib/forms/draft'
import { sendForm } from '@/lib/forms/send'
import type { FormName, FormService } from '@/lib/forms/service'

const service = formService()

beforeAll(service.start)
afterAll(service.stop)

const values = { name: 'Jo Miller & Söhne', phone: '+1 (614) 221-4000', message: 'Ants.\nMany.' }

let pauses: number[]
let connection: { onLine: boolean }
let sincePageOpened: jest.SpyInstance<number>

/** The pauses between two attempts take no time. */
function pausesAre(onPause = () => {}) {
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((next, milliseconds = 0) => {
    pauses.push(milliseconds)
    onPause()
    return next() as never
  })
}

beforeEach(() => {
  pauses = []
  pausesAre()
  connection = { onLine: true }
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: connection })
  sincePageOpened = jest.spyOn(performance, 'now').mockReturnValue(60_000)
})

afterEach(() => jest.restoreAllMocks())

/** A plain form service, but for what a test says of it. */
const receiver = (change: Partial<FormService> = {}): FormService => ({
  endpoint: service.address(),
  body: 'form',
  fields: {},
  formField: 'form',
  answer: 'json',
  ...change,
})

const send = (change: Partial<FormService> = {}) =>
  sendForm(receiver(change), { name: 'estimate', values, trap: '' })

/** What a service gets that takes the first request. */
async function sentFields({
  name = 'estimate' as FormName,
  filled = values as Record<string, string>,
  trap = '',
  change = {} as Partial<FormService>,
} = {}) {
  service.willAnswer([answer(200)])
  await sendForm(receiver(change), { name, values: filled, trap })
  return service.received[0]?.fields ?? {}
}

const id = expect.any(String) as never

test.each([
  ['form', /^application\/x-www-form-urlencoded/],
  ['json', /^application\/json$/],
] as const)(
  'a form is sent in a body of the kind %s, with what the service asks for, which nothing replaces',
  async (body, type) => {
    const plain = { ...values, form: 'estimate', submission_id: id }
    expect(await sentFields({ change: { body } })).toEqual(plain)
    const [request] = service.received
    expect(request?.headers.accept).toBe('application/json')
    expect(request?.headers['content-type']).toMatch(type)
    const fields = { access_key: 'a1b2', name: 'Website' }
    const change = { body, fields, formField: 'form-name' }
    expect(await sentFields({ name: 'contact', change })).toEqual({
      ...values,
      ...fields,
      'form-name': 'contact',
      submission_id: id,
    })
  },
)

test.each([
  ['200 with JSON', answer(200, { success: true })],
  ['200 with something else in it', answer(200, { ok: true, next: '/thanks' })],
  ['200 with nothing in it', answer(200)],
  ['200 with null', page('null')],
  ['204 without a body', answer(204)],
])('a form has arrived with %s', async (_, taken) => {
  service.willAnswer([taken])
  expect(await send()).toBeUndefined()
  expect(service.received).toHaveLength(1)
})

test.each([
  ['json', '<!doctype html><p>Thank you!</p>', 'rejected'],
  ['json', 'Thank you, no success is false here.', 'rejected'],
  ['any', '<!doctype html><p>Thank you!</p>', undefined],
  ['any', '{"success": false}', 'rejected'],
] as const)('from a service that answers with %s, “%s” is %p', async (kind, text, outcome) => {
  service.willAnswer([page(text)])
  expect(await send({ answer: kind })).toBe(outcome)
  expect(service.received).toHaveLength(1)
})

test('a tab that is closed takes the request along, as long as browsers allow it', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch')
  await sentFields()
  await sentFields({ filled: { ...values, message: 'ü'.repeat(10_001) } })
  expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false])
})

test.each([
  ['422', answer(422, { errors: [{ field: 'email' }] })],
  ['404', answer(404)],
  ['200 and {"success": false}', answer(200, { success: false })],
  ['200 and {"success": "false"}', answer(200, { success: 'false' })],
  ['200 and {"ok": false}', answer(200, { ok: false })],
])('a form that is rejected with %s is not sent again', async (_, rejection) => {
  service.willAnswer([rejection])
  expect(await send()).toBe('rejected')
  expect(service.received).toHaveLength(1)
  expect(pauses).toEqual([])
})

describe.each([
  ['500', answer(500), 'unavailable'],
  ['429', answer(429), 'unavailable'],
  ['a dropped connection', drop, 'unreachable'],
  ['an answer that breaks off', dropMidway, 'unreachable'],
])('after %s', (_, trouble, failure) => {
  test('a form is sent again, the same under the same id, and given up after three attempts', async () => {
    service.willAnswer([trouble, answer(200)])
    expect(await send()).toBeUndefined()
    const [first, second] = service.received
    expect(second?.fields).toEqual(first?.fields)
    service.willAnswer([trouble, trouble, trouble])
    expect(await send()).toBe(failure)
    expect(service.received).toHaveLength(3)
    expect(pauses).toEqual([1_000, 1_000, 3_000])
  })
})

test('the last attempt decides what is said', async () => {
  service.willAnswer([drop, answer(500), answer(422)])
  expect(await send()).toBe('rejected')
})

const inSevenSeconds = () => new Date(Date.now() + 7_000).toUTCString()

test.each([
  ['seconds', () => '7', 7_000],
  ['less than we wait anyway', () => '0', 1_000],
  ['a date', inSevenSeconds, 7_000],
  ['a date that is past', () => new Date(0).toUTCString(), 1_000],
  ['no number and no date', () => 'soon', 1_000],
])('a service is left alone for as long as it asks, in %s', async (_, value, expected) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2030, 0, 1))
  service.willAnswer([answer(429, {}, { 'Retry-After': value() }), answer(200)])
  expect(await send()).toBeUndefined()
  expect(pauses).toEqual([expected])
})

test('a service that asks for more than ten seconds is not asked again', async () => {
  service.willAnswer([answer(503, {}, { 'Retry-After': '11' })])
  expect(await send()).toBe('unavailable')
  expect(pauses).toEqual([])
})

test('an attempt that hangs is given up after ten seconds, and made again', async () => {
  let attempt = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    attempt = new AbortController()
    return attempt.signal
  })
  service.willAnswer([hang, hang, hang], () => attempt.abort())
  expect(await send()).toBe('unreachable')
  expect(service.received).toHaveLength(3)
  expect(timeout.mock.calls).toEqual([[10_000], [10_000], [10_000]])
})

describe('without a connection', () => {
  const loseConnection = () => {
    connection.onLine = false
  }

  test('nothing is sent, and it is said at once', async () => {
    loseConnection()
    service.willAnswer([])
    expect(await send()).toBe('offline')
    expect(service.received).toEqual([])
  })

  test('an attempt that fails is not made again', async () => {
    service.willAnswer([drop], loseConnection)
    expect(await send()).toBe('offline')
    expect(pauses).toEqual([])
  })

  test('no other attempt is made after a pause', async () => {
    service.willAnswer([answer(500)])
    pausesAre(loseConnection)
    expect(await send()).toBe('offline')
    expect(service.received).toHaveLength(1)
  })
})

test('the id of what is sent cannot be guessed, and is another only for another form or another field', async () => {
  const idOf = async (filled: Record<string, string>, name: FormName = 'estimate') =>
    (await sentFields({ filled, name })).submission_id
  const first = await idOf(values)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(await idOf({ ...values })).toBe(first)
  expect(await idOf({ ...values, phone: '740' })).not.toBe(first)
  expect(await idOf(values, 'contact')).not.toBe(await idOf(values))
})

test.each([
  ['', 3_000, undefined],
  ['', 2_999, 'too-fast'],
  ['https://buy.example', 60_000, 'hidden-field'],
  [' ', 0, 'hidden-field too-fast'],
])('the hidden text "%s" after %i ms hints at %p', async (trap, milliseconds, signals) => {
  sincePageOpened.mockReturnValue(milliseconds)
  const filled = { ...values, message: `${trap} ${milliseconds}` }
  expect((await sentFields({ trap, filled })).spam_signals).toBe(signals)
})

describe('a browser that keeps drafts', () => {
  const storage = () => {
    const items = new Map<string, string>()
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => items.set(key, text),
      removeItem: (key: string) => items.delete(key),
    }
  }

  afterEach(() => Reflect.deleteProperty(globalThis, 'window'))

  test('sends the same again with the same id and signals after a reload', async () => {
    Object.assign(globalThis, { window: { sessionStorage: storage(), localStorage: storage() } })
    saveDraft('estimate', values)
    const first = await sentFields()
    await sentFields({ name: 'contact' })
    sincePageOpened.mockReturnValue(0)
    jest.resetModules()
    const { sendForm: afterReload } = await import('@/lib/forms/send')
    service.willAnswer([answer(200)])
    await afterReload(receiver(), { name: 'estimate', values, trap: '' })
    expect(service.received[0]?.fields).toEqual(first)
  })
})
