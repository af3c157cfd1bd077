import { sendEstimate } from '@/lib/forms/send'

const service = { endpoint: 'https://forms.example.org/abc', fields: { access_key: 'abc' } }
const values = { name: 'Jo Miller', squareFootage: '1200' }

let form: HTMLFormElement

beforeEach(() => {
  document.body.innerHTML =
    '<form><input name="name" value=" Jo Miller "><input name="squareFootage" value="1,200 sq ft"><input name="message"><input type="hidden" name="access_key" value="abc"><input name="website"></form>'
  form = document.querySelector('form')!
  AbortSignal.timeout = jest.fn(() => new AbortController().signal)
})

const answer = (status: number, body = '') =>
  jest.fn<Promise<Response>, Parameters<typeof fetch>>(() =>
    Promise.resolve({
      ok: status < 300,
      json: async () => JSON.parse(body),
    } as Response),
  )

test.each([
  [200, '{"success":true}', true],
  [200, '{"message":"No errors. Sorry for the wait"}', true],
  [200, '<html>Thank you</html>', true],
  [200, 'null', true],
  [204, '', true],
  [200, '{"success":false}', false],
  [400, '{"error":"Bad"}', false],
  [429, '', false],
  [500, '<html>Oops</html>', false],
])('a service that answers %i %s has taken the request: %s', async (status, body, isTaken) => {
  global.fetch = answer(status, body)
  expect(await sendEstimate(form, values, service)).toBe(isTaken)
})

test('without an answer the request is not sent, and it waits twenty seconds for one', async () => {
  global.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await sendEstimate(form, values, service)).toBe(false)
  expect(AbortSignal.timeout).toHaveBeenCalledWith(20_000)
  const { signal } = jest.mocked(fetch).mock.calls[0]?.[1] ?? {}
  expect(signal).toBe(jest.mocked(AbortSignal.timeout).mock.results[0]?.value)
})

test('one request has what was checked, the fields of the service and the honeypot, as a form', async () => {
  global.fetch = answer(200)
  const log = jest.spyOn(console, 'log')
  await sendEstimate(form, values, service)
  expect(fetch).toHaveBeenCalledTimes(1)
  const [address, { method, body, headers } = {}] = jest.mocked(fetch).mock.calls[0]!
  expect([address, method, headers]).toEqual([
    service.endpoint,
    'POST',
    { Accept: 'application/json' },
  ])
  expect(Object.fromEntries(body as FormData)).toEqual({
    name: 'Jo Miller',
    squareFootage: '1200',
    message: '',
    access_key: 'abc',
    website: '',
  })
  // What goes to a service is printed nowhere.
  expect(log).not.toHaveBeenCalled()
})
