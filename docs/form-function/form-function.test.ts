import { handleForm, type Settings } from './form-function'
import { sendForm } from '@/lib/forms/send'

const settings: Settings = {
  MAIL_KEY: 'secret',
  MAIL_FROM: 'website@antsandsons.com',
  MAIL_TO: 'office@antsandsons.com',
  SITE_ORIGIN: 'https://www.antsandsons.com',
}

const address = 'https://forms.antsandsons.com/'
const values = {
  name: 'Jo\nMiller',
  email: 'jo@example.com',
  phone: '614',
  service: 'wildlife',
  consent: 'on',
  message: 'Ants: & more.',
}

let mails: { headers: Record<string, string>; mail: Record<string, unknown> }[]
let mailStatus: number

beforeEach(() => {
  mails = []
  mailStatus = 200
  const connection = { onLine: true }
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: connection })
  jest.spyOn(globalThis, 'fetch').mockImplementation((target, init) => {
    if (target === address) return handleForm(requestOf(init), settings)
    mails.push({
      headers: init?.headers as Record<string, string>,
      mail: JSON.parse(String(init?.body)) as Record<string, unknown>,
    })
    return Promise.resolve(new Response('{}', { status: mailStatus }))
  })
})

// The pauses between attempts take no time.
beforeEach(() => jest.spyOn(globalThis, 'setTimeout').mockImplementation((next) => next() as never))

afterEach(() => jest.restoreAllMocks())

/** What the browser makes of a fetch on the website. */
function requestOf(init: RequestInit = {}, origin = settings.SITE_ORIGIN) {
  const request = new Request(address, init)
  request.headers.set('Origin', origin)
  return request
}

const send = (filled: Record<string, string> = values) =>
  sendForm({
    service: { endpoint: address, fields: {} },
    form: 'contact',
    values: filled,
    hasLeft: () => false,
  })

test('what the forms send becomes an e-mail', async () => {
  expect(await send()).toBeUndefined()
  expect(mails.map(({ mail }) => mail)).toEqual([
    {
      from: settings.MAIL_FROM,
      to: [settings.MAIL_TO],
      reply_to: 'jo@example.com',
      subject: 'Website, contact: Jo Miller',
      text: 'name: Jo\nMiller\nemail: jo@example.com\nphone: 614\nservice: wildlife\nconsent: on\nmessage: Ants: & more.\nform: contact',
    },
  ])
})

test('a mail comes with an address that nobody can answer, too', async () => {
  expect(await send({ ...values, email: 'jo@example' })).toBeUndefined()
  expect(mails[0]?.mail).not.toHaveProperty('reply_to')
  expect(mails[0]?.mail.text).toContain('email: jo@example')
})

test('what comes twice has the same key, by which the mail service sends one e-mail', async () => {
  mailStatus = 500
  expect(await send()).toBe('unavailable')
  const keys = mails.map(({ headers }) => headers['Idempotency-Key'])
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^\w{64}$/)
})

test('the key covers the e-mail: with another text under the same id it is another', async () => {
  const post = (more: object) =>
    handleForm(
      requestOf({
        method: 'POST',
        body: new URLSearchParams({ ...values, form: 'contact', submission_id: 'a', ...more }),
      }),
      settings,
    )
  for (const more of [{}, { message: 'More ants.' }]) expect((await post(more)).status).toBe(200)
  const keys = mails.map(({ headers }) => headers['Idempotency-Key'])
  expect(new Set(keys).size).toBe(2)
})

test('who fills in the field that people do not see is marked in the subject', async () => {
  await send({ ...values, website: 'https://buy.example' })
  expect(mails[0]?.mail.subject).toBe('[spam?] Website, contact: Jo Miller')
})

const estimate = {
  name: 'Jo Miller',
  email: 'jo@example.com',
  phone: '614 555 0199',
  pestType: 'other',
  form: 'estimate',
}

/** What the browser sends of a page whose scripts have not come. */
const postNatively = (filled: Record<string, string>) =>
  handleForm(
    requestOf({
      method: 'POST',
      body: new URLSearchParams(filled),
      headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    }),
    settings,
  )

test('a form that lacks what it requires becomes no e-mail, and the visitor is told', async () => {
  const contact = { ...values, form: 'contact' }
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
    const response = await postNatively(form)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('not sent: something that we need is missing')
  }
  expect(await send({ ...values, name: '' })).toBe('rejected')
  expect(mails).toEqual([])
})

test('a form that comes without script is led to the thank-you page, or told that it was not sent', async () => {
  const thanks = await postNatively({ ...estimate, email: ' jo@example.com\u200b' })
  expect(thanks.status).toBe(303)
  expect(thanks.headers.get('Location')).toBe('https://www.antsandsons.com/thank-you')
  expect(mails[0]?.mail).toMatchObject({
    subject: 'Website, estimate: Jo Miller',
    reply_to: 'jo@example.com',
  })
  mailStatus = 500
  const refusal = await postNatively(estimate)
  expect(refusal.status).toBe(502)
  expect(await refusal.text()).toContain('not sent. Please go back')
})

test('photos are attached to the e-mail', async () => {
  const body = new FormData()
  for (const [name, text] of Object.entries(estimate)) body.append(name, text)
  body.append('photo_1', new Blob(['Ants']), 'photo-1.jpg')
  const response = await handleForm(requestOf({ method: 'POST', body }), settings)
  expect(response.status).toBe(200)
  expect(mails[0]?.mail).toMatchObject({
    attachments: [{ filename: 'photo-1.jpg', content: 'QW50cw==' }],
    text: expect.not.stringContaining('photo_1'),
  })
})

test.each([
  [405, requestOf({ method: 'GET' })],
  [403, requestOf({ method: 'POST', body: 'email=a' }, 'https://other.example')],
  [413, requestOf({ method: 'POST', body: `email=${'a'.repeat(10_000_000)}` })],
  [400, requestOf({ method: 'POST', body: '{', headers: { 'Content-Type': 'application/json' } })],
])('%i is the answer to what is no form of the site', async (status, request) => {
  const response = await handleForm(request, settings)
  expect(response.status).toBe(status)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(settings.SITE_ORIGIN)
  expect(mails).toEqual([])
})
