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

/** What the service says to the next requests, in turn; nothing to further ones. */
let answers: (() => Promise<Response>)[]
let requests: RequestInit[]
let pauses: number[]
let onPause: () => void
let giveUp: (abort: () => void) => never
let connection: { onLine: boolean }
let hasLeft: boolean

beforeEach(() => {
  requests = []
  pauses = []
  onPause = () => {}
  giveUp = () => undefined as never
  connection = { onLine: true }
  hasLeft = false
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: connection })
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, request = {}) => {
    requests.push(request)
    return (answers.shift() ?? drop)()
  })
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((next, milliseconds = 0) => {
    // A service that does not answer is given up; one that does is faster.
    if (milliseconds === 30_000) return giveUp(next)
    pauses.push(milliseconds)
    onPause()
    return next() as never
  })
})

afterEach(() => jest.restoreAllMocks())

const answer =
  (status: number, text = '', headers = {}) =>
  () =>
    Promise.resolve(new Response(text || null, { status, headers }))

/** The connection breaks without an answer, or in the middle of one that began well. */
const drop = () => Promise.reject(new TypeError('Failed to fetch'))
const dropMidway = () =>
  Promise.resolve(new Response(new ReadableStream({ pull: (stream) => stream.error() })))

function send(change: Partial<FormService> = {}, form: FormName = 'estimate', filled = values) {
  return sendForm({
    service: { ...plain, ...change },
    form,
    values: filled,
    hasLeft: () => hasLeft,
  })
}

/** What comes of these answers, and how many of them were asked for. */
async function outcomeOf(given: typeof answers, change: Partial<FormService> = {}) {
  requests = []
  pauses = []
  answers = [...given]
  return { outcome: await send(change), attempts: requests.length }
}

const fieldsOf = ({ body }: RequestInit = {}) =>
  Object.fromEntries(new URLSearchParams(String(body)))

/** The fields that a service gets that takes the first request. */
async function sentFields(...form: Parameters<typeof send>) {
  answers = [answer(200)]
  await send(...form)
  return fieldsOf(requests.at(-1))
}

test('the fields of the service are sent along, and replace entries of the same name', async () => {
  const submission_id = expect.any(String) as never
  const fields = { access_key: 'a1b2', name: 'Website' }
  expect(await sentFields()).toEqual({ ...values, form: 'estimate', submission_id })
  expect(requests[0]).toMatchObject({
    method: 'POST',
    credentials: 'same-origin',
    headers: { Accept: 'application/json' },
  })
  expect(await sentFields({ fields }, 'contact')).toEqual({
    ...values,
    ...fields,
    form: 'contact',
    submission_id,
  })
})

test('a request outlives its tab, up to the size that browsers allow', async () => {
  const sendMessage = (message: string) => sentFields({}, 'estimate', { message })
  await sendMessage('')
  const free = 60_000 - String(requests[0]?.body).length
  await sendMessage('m'.repeat(free))
  await sendMessage('m'.repeat(free + 1))
  // What counts is what is sent: each of these becomes six characters.
  await sendMessage('ü'.repeat(10_001))
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, true, false, false])
})

test.each([
  [200, '{"success": true}', undefined],
  [200, '{"ok": true, "next": "/thanks"}', undefined],
  [200, 'Thank you', undefined],
  [200, '1', undefined],
  [200, '{"type": "success", "code": 200}', undefined],
  [200, '0', 'rejected'],
  [200, 'Message could not be sent. Mailer: SMTP connect() stopped', 'rejected'],
  [200, '\nWarning: mail(): Failed to connect', 'rejected'],
  [200, '"The message was not sent"', 'rejected'],
  [200, '{"message": "Unable to send"}', 'rejected'],
  [200, 'Your message was blocked as spam.', 'rejected'],
  [200, 'Please try again later', 'rejected'],
  [200, '{"success": true, "message": "Email sent successfully!"}', undefined],
  [200, '{"success": true, "message": "Thanks. Look into your spam folder."}', undefined],
  [200, '{"ok": true, "message": "We are sorry to hear of the mice."}', undefined],
  [200, '{"ok": true, "errors": ["phone"]}', 'rejected'],
  [200, '{"status": false}', 'rejected'],
  [200, '{"status": "spam"}', 'rejected'],
  [200, '{"status": "mail_failed"}', 'rejected'],
  [200, '{"type": "danger"}', 'rejected'],
  [200, '{"code": 422}', 'rejected'],
  [200, ' ', undefined],
  [200, 'null', undefined],
  [204, '', undefined],
  [200, '{"error": null, "errors": []}', undefined],
  [200, '{"status": "success", "result": "ok", "errors": {}}', undefined],
  [200, '{"status": 200}', undefined],
  [200, 'Errors are human, thanks', 'rejected'],
  [200, '<!doctype html><p>Thank you.</p>', 'rejected'],
  [200, '{"success": false}', 'rejected'],
  [200, '{"success": "false"}', 'rejected'],
  [200, '{"success": 0}', 'rejected'],
  [200, '{"ok": false}', 'rejected'],
  [200, '[{"ok": false}]', 'rejected'],
  [200, '{"sent": false}', 'rejected'],
  [200, '{"accepted": false}', 'rejected'],
  [200, '{"result": "error", "error": {"name": "TypeError"}}', 'rejected'],
  [200, '{"result": "error"}', 'rejected'],
  [200, '{"status": "ERROR"}', 'rejected'],
  [200, '{"status": "failed"}', 'rejected'],
  [200, '{"code": 422, "status": "error"}', 'rejected'],
  [200, '{"status": 422}', 'rejected'],
  [200, '{"error": "no such form"}', 'rejected'],
  [200, '{"errors": [{"field": "email"}]}', 'rejected'],
  [200, '{"errors": {"email": "missing"}}', 'rejected'],
  [200, 'false', 'rejected'],
  [200, '"error"', 'rejected'],
  [200, 'Error: spam detected', 'rejected'],
  [422, '{"errors": [{ "field": "email" }]}', 'rejected'],
  [404, '', 'rejected'],
])('a form that is answered with %i and “%s” is %p, and not sent again', async (...expected) => {
  const [status, text, outcome] = expected
  expect(await outcomeOf([answer(status, text)])).toEqual({ outcome, attempts: 1 })
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
    expect(pauses).toEqual([1_000, 3_000])
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
  const endpoint = 'https://api.web3forms.com/submit'
  await outcomeOf([answer(200, '{"success": true}')], { endpoint, fields: { access_key: 'a1' } })
  const [{ body, keepalive } = {}] = requests
  expect(keepalive).toBe(true)
  expect(Object.fromEntries(body as FormData)).toMatchObject({ ...values, access_key: 'a1' })
})

test('the outcome is that of the last attempt', async () => {
  expect(await outcomeOf([drop, answer(500), answer(422)])).toMatchObject({ outcome: 'rejected' })
})

test.each([
  ['7', 7_000],
  ['0', 1_000],
  ['soon', 1_000],
])('with Retry-After “%s” the next attempt comes after %i ms', async (value, pause) => {
  const busy = answer(429, '', { 'Retry-After': value })
  expect(await outcomeOf([busy, answer(200)])).toMatchObject({ outcome: undefined })
  expect(pauses).toEqual([pause])
})

test('a service that asks for more than ten seconds is not asked again', async () => {
  const busy = (seconds: string) => answer(503, '', { 'Retry-After': seconds })
  expect(await outcomeOf([busy('10'), answer(200)])).toMatchObject({ attempts: 2 })
  expect(await outcomeOf([busy('11')])).toEqual({ outcome: 'unavailable', attempts: 1 })
})

test('a service that does not answer within half a minute gets no second copy', async () => {
  giveUp = (abort) => abort() as never
  const hang = async () => {
    requests.at(-1)?.signal?.throwIfAborted()
    return new Promise<never>(() => {})
  }
  expect(await outcomeOf([hang])).toEqual({ outcome: 'unreachable', attempts: 1 })
})

test('a browser without AbortSignal.timeout sends, too', async () => {
  const { timeout } = AbortSignal
  Reflect.deleteProperty(AbortSignal, 'timeout')
  expect(await outcomeOf([answer(200)])).toEqual({ outcome: undefined, attempts: 1 })
  Object.assign(AbortSignal, { timeout })
})

test('nothing is sent again for a visitor who has left', async () => {
  onPause = () => {
    hasLeft = true
  }
  expect(await outcomeOf([drop])).toEqual({ outcome: 'unreachable', attempts: 1 })
})

describe('a browser that says it is offline', () => {
  const loseConnection = () => {
    connection.onLine = false
  }

  test('still sends the form', async () => {
    loseConnection()
    expect(await outcomeOf([answer(200)])).toEqual({ outcome: undefined, attempts: 1 })
  })

  test('gets “offline” and no second attempt when the first fails', async () => {
    loseConnection()
    expect(await outcomeOf([drop])).toEqual({ outcome: 'offline', attempts: 1 })
  })

  test('gets “offline” when the connection is lost between two attempts', async () => {
    onPause = loseConnection
    expect(await outcomeOf([answer(500), drop])).toEqual({ outcome: 'offline', attempts: 2 })
  })

  test('gets “unreachable” when an earlier attempt may have arrived', async () => {
    onPause = loseConnection
    expect(await outcomeOf([drop, drop])).toEqual({ outcome: 'unreachable', attempts: 2 })
  })
})
