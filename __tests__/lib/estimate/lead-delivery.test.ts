import { answer, drop, dropMidway, formService, hang } from '../../support/form-service'
import { deliverLead } from '@/lib/estimate/lead-delivery'

const service = formService()

beforeAll(service.start)
afterAll(service.stop)

const fields = {
  name: 'Jo Miller & Söhne',
  phone: '+1 (614) 221-4000',
  message: 'Ants.\nMany.',
  submission_id: '0123abc',
}

let pauses: number[]
let connection: { onLine: boolean }

beforeEach(() => {
  pauses = []
  connection = { onLine: true }
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: connection })
})

/** Time that is up when the test says so, and pauses that take none. */
function clock({ onPause = () => {} } = {}) {
  let patience = new AbortController()
  return {
    wait: (milliseconds: number) => {
      pauses.push(milliseconds)
      onPause()
      return Promise.resolve()
    },
    timeout: () => {
      patience = new AbortController()
      return patience.signal
    },
    runOut: () => patience.abort(),
  }
}

const deliver = (time = clock()) => deliverLead(service.address(), fields, time)

describe('a request that is taken', () => {
  test.each([
    ['200 with JSON', answer(200, { success: true })],
    ['200 with something else in it', answer(200, { ok: true, next: '/thanks' })],
    ['201', answer(201, {})],
    ['204 without a body', answer(204)],
    [
      '200 with a page',
      (response: Parameters<ReturnType<typeof answer>>[0]) => {
        response.end('<p>Thank you, no success is false here.</p>')
      },
    ],
  ] as const)('has arrived with %s', async (_, taken) => {
    service.willAnswer([taken])
    expect(await deliver()).toBeUndefined()
    expect(service.received).toHaveLength(1)
  })

  test('is sent as the fields of a form, to a service that is asked for JSON', async () => {
    service.willAnswer([answer(200)])
    await deliver()
    const [request] = service.received
    expect(request?.fields).toEqual(fields)
    expect(request?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded/) as never,
    })
  })
})

describe('a request that is refused', () => {
  test.each([
    ['422', answer(422, { errors: [{ field: 'email' }] })],
    ['400', answer(400)],
    ['404', answer(404)],
    ['200 and {"success": false}', answer(200, { success: false })],
    ['200 and {"success": "false"}', answer(200, { success: 'false' })],
    ['200 and {"ok": false}', answer(200, { ok: false })],
  ])('is not sent again after %s', async (_, refusal) => {
    service.willAnswer([refusal])
    expect(await deliver()).toBe('refused')
    expect(service.received).toHaveLength(1)
    expect(pauses).toEqual([])
  })
})

describe('a request that may fare better later', () => {
  test.each([
    ['500', answer(500)],
    ['503', answer(503)],
    ['429', answer(429)],
    ['a dropped connection', drop],
    ['an answer that breaks off', dropMidway],
  ])('is sent again after %s, the same, under the same id', async (_, trouble) => {
    service.willAnswer([trouble, answer(200)])
    expect(await deliver()).toBeUndefined()
    expect(service.received.map((request) => request.fields)).toEqual([fields, fields])
    expect(pauses).toEqual([1_000])
  })

  test.each([
    ['unavailable', answer(500)],
    ['unavailable', answer(429)],
    ['unreachable', drop],
    ['unreachable', dropMidway],
  ] as const)(
    'is %s after three attempts with longer and longer pauses',
    async (failure, trouble) => {
      service.willAnswer([trouble, trouble, trouble])
      expect(await deliver()).toBe(failure)
      expect(service.received).toHaveLength(3)
      expect(pauses).toEqual([1_000, 3_000])
    },
  )

  test('is told apart by its last attempt', async () => {
    service.willAnswer([drop, answer(500), answer(422)])
    expect(await deliver()).toBe('refused')
  })
})

describe('a service that asks for patience', () => {
  const inMilliseconds = 7_000

  test.each([
    ['seconds', () => '7', 7_000],
    ['less than we wait anyway', () => '0', 1_000],
    ['a date', () => new Date(Date.now() + inMilliseconds).toUTCString(), inMilliseconds],
    ['a date that is past', () => new Date(0).toUTCString(), 1_000],
    ['no number and no date', () => 'soon', 1_000],
  ])('is left alone for as long as it says, in %s', async (_, value, expected) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2030, 0, 1))
    service.willAnswer([answer(429, {}, { 'Retry-After': value() }), answer(200)])
    expect(await deliver()).toBeUndefined()
    expect(pauses).toEqual([expected])
    jest.restoreAllMocks()
  })

  test.each(['11', '86400'])('is not asked again when it says %s seconds', async (seconds) => {
    service.willAnswer([answer(503, {}, { 'Retry-After': seconds })])
    expect(await deliver()).toBe('unavailable')
    expect(pauses).toEqual([])
  })
})

test('a service that hangs is given up, and asked again', async () => {
  const time = clock()
  service.willAnswer([hang, hang, hang], time.runOut)
  expect(await deliver(time)).toBe('unreachable')
  expect(service.received).toHaveLength(3)
  expect(pauses).toEqual([1_000, 3_000])
})

test('each attempt has ten seconds', async () => {
  const timeout = jest.fn(() => new AbortController().signal)
  service.willAnswer([answer(500), answer(200)])
  await deliver({ ...clock(), timeout })
  expect(timeout.mock.calls).toEqual([[10_000], [10_000]])
})

describe('without a connection', () => {
  test('nothing is sent, and it is said at once', async () => {
    connection.onLine = false
    service.willAnswer([])
    expect(await deliver()).toBe('offline')
    expect(service.received).toEqual([])
    expect(pauses).toEqual([])
  })

  test('a connection that is lost while sending is not waited for', async () => {
    service.willAnswer([drop], () => {
      connection.onLine = false
    })
    expect(await deliver()).toBe('offline')
    expect(pauses).toEqual([])
  })

  test('a connection that is lost between two attempts ends them', async () => {
    service.willAnswer([answer(500)])
    const time = clock({
      onPause: () => {
        connection.onLine = false
      },
    })
    expect(await deliver(time)).toBe('offline')
    expect(service.received).toHaveLength(1)
  })
})
