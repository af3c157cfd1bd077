import { handleForm, type Settings } from './form-function'
import { sendForm } from '@/lib/forms/send'

const settings: Settings = {
  MAIL_KEY: 'secret',
  MAIL_FROM: 'website@antsandsons.com',
  MAIL_TO: 'office@antsandsons.com',
  SITE_ORIGIN: 'https://www.antsandsons.com',
  PHONE: '(614) 555-0199',
}

const address = 'https://forms.antsandsons.com/'
const person = { name: 'Jo\nMiller', email: 'jo@example.com', phone: '614 555 0199' }
const values = { ...person, service: 'wildlife', consent: 'on', message: 'Ants: & more.\nmany' }
const contact = { ...values, form: 'contact' }
const estimate = { ...person, pestType: 'other', form: 'estimate' }

let mails: { key: string | undefined; mail: Record<string, unknown> }[]
let answerMail: () => Promise<Response>

beforeEach(() => {
  mails = []
  answerMail = () => Promise.resolve(new Response('{}'))
  const connection = { onLine: true }
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: connection })
  jest.spyOn(globalThis, 'fetch').mockImplementation((target, init) => {
    if (target === address) return handleForm(requestOf(init), settings)
    mails.push({
      key: new Headers(init?.headers).get('Idempotency-Key') ?? undefined,
      mail: JSON.parse(String(init?.body)) as Record<string, unknown>,
    })
    const isLate = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('late')))
    })
    return Promise.race([answerMail(), isLate])
  })
  // No pause takes time.
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((next) => next() as never)
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const timeout = new AbortController()
    setImmediate(() => timeout.abort())
    return timeout.signal
  })
})

afterEach(() => jest.restoreAllMocks())

/** What the browser makes of a fetch on the website. */
function requestOf(init: RequestInit = {}, origin = settings.SITE_ORIGIN) {
  const request = new Request(address, { method: 'POST', ...init })
  request.headers.set('Origin', origin)
  return request
}

/** As the script of a page sends it. */
const send = (filled: Record<string, string> = values) =>
  sendForm({
    service: { endpoint: address, fields: {} },
    form: 'contact',
    values: filled,
    hasLeft: () => false,
  })

/** As the browser itself sends it, from a page whose scripts have not come. */
function sendNatively(filled: Record<string, string>) {
  const headers = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  return handleForm(requestOf({ body: new URLSearchParams(filled), headers }), settings)
}

test('what the forms send becomes an e-mail, in which no text can be taken for another field', async () => {
  expect(await send({ ...values, to: 'x@example.com', website: 'a\u2028phone: 1' })).toBeUndefined()
  expect(mails.map(({ mail }) => mail)).toEqual([
    {
      from: settings.MAIL_FROM,
      to: [settings.MAIL_TO],
      reply_to: 'jo@example.com',
      // People don't see the field `website`.
      subject: '[spam?] Website, contact: Jo Miller',
      text: 'name: Jo Miller\nemail: jo@example.com\nphone: 614 555 0199\nservice: wildlife\nconsent: on\nform: contact\nwebsite: a phone: 1\nmessage:\n> Ants: & more.\n> many',
    },
  ])
})

test('a mail comes with an address that nobody can answer, and with long texts cut', async () => {
  await send({ ...values, email: 'jo@example', message: `${'a'.repeat(4_999)}😀` })
  expect(mails[0]?.mail).not.toHaveProperty('reply_to')
  expect(mails[0]?.mail.text).toMatch(/email: jo@example\n[^]*> a{4999} \[…\]$/)
})

test.each<[string, () => Promise<Response>]>([
  ['refuses', () => Promise.resolve(new Response('{}', { status: 429 }))],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['hangs', () => new Promise(() => undefined)],
])(
  'a mail service that %s: the browser tries again with one key, and shows whom to call',
  async (_, answer) => {
    answerMail = answer
    expect(await send()).toBe('unavailable')
    const keys = mails.map(({ key }) => key)
    expect(keys).toHaveLength(3)
    expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/^\w{64}$/)]))
    const page = await sendNatively(estimate)
    expect([page.status, page.headers.get('Content-Type')]).toEqual([502, expect.any(String)])
    expect(await page.text()).toMatch(/not sent[^]*href="tel:6145550199">\(614\) 555-0199</)
  },
)

test('with another text the same id has another key', async () => {
  for (const message of ['Ants.', 'More ants.']) {
    const thanks = await sendNatively({ ...contact, submission_id: 'a', message })
    expect(thanks.status).toBe(303)
    expect(thanks.headers.get('Location')).toBe('https://www.antsandsons.com/thank-you')
  }
  expect(mails[0]?.key).not.toBe(mails[1]?.key)
})

test('a form that lacks what it requires becomes no e-mail, and the visitor reads why', async () => {
  const incomplete: Record<string, string>[] = [
    ...['name', 'email', 'phone', 'service', 'consent'].map((field) => ({
      ...contact,
      [field]: ' \u200b',
    })),
    ...['name', 'email', 'phone', 'pestType', 'form'].map((field) => ({
      ...estimate,
      [field]: '',
    })),
    { ...contact, email: 'jo' },
    { ...estimate, name: 'J' },
    { ...estimate, phone: '614 555' },
    { ...contact, form: 'constructor' },
  ]
  for (const form of incomplete) {
    const response = await sendNatively(form)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('not sent: something that we need is missing')
  }
  expect(await send({ ...values, name: '' })).toBe('rejected')
  expect(mails).toEqual([])
})

test('five JPEG photos are attached to the e-mail, and no other files', async () => {
  const body = new FormData()
  for (const [name, text] of Object.entries(estimate)) body.append(name, text)
  for (const start of ['MZ', '\xff\xd8\xff', '\xff\xd8\xff', '\xff\xd8', '\xff\xd8', '\xff\xd8']) {
    body.append('photo', new Blob([Buffer.from(start, 'latin1')]), 'virus.exe')
  }
  expect((await handleForm(requestOf({ body }), settings)).status).toBe(200)
  const { attachments } = mails[0]?.mail as { attachments: object[] }
  expect(attachments).toHaveLength(4)
  expect(attachments[0]).toEqual({ filename: 'photo-2.jpg', content: '/9j/' })
})

const endless = () => new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(1_000_000)) })
const broken = () => new ReadableStream({ pull: (to) => to.error(new Error('cut off')) })
const withLength = { 'Content-Length': '10000001' }

test.each<[number, string, () => Request]>([
  [405, 'another method', () => requestOf({ method: 'GET' })],
  [403, 'a form of another site', () => requestOf({ body: 'a=b' }, 'https://other.example')],
  [413, 'a body that says it is long', () => requestOf({ body: 'a=b', headers: withLength })],
  [413, 'a body without an end', () => requestOf({ body: endless(), duplex: 'half' } as object)],
  [400, 'a body that is cut off', () => requestOf({ body: broken(), duplex: 'half' } as object)],
  [400, 'a body that is no form', () => requestOf({ body: '{' })],
])('%i is the answer to %s', async (status, _, request) => {
  const response = await handleForm(request(), settings)
  expect(response.status).toBe(status)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(settings.SITE_ORIGIN)
  expect(mails).toEqual([])
})
