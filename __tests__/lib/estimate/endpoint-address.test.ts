import { endpointAddress } from '@/lib/estimate/endpoint-address'

test.each([undefined, ''])('no endpoint is set by %p', (value) => {
  expect(endpointAddress(value)).toBeUndefined()
})

test.each([
  'https://forms.example.org/f/abc?site=1',
  'http://localhost:4000/estimates',
  'http://127.0.0.1:4000/',
])('estimate requests can be sent to %s', (value) => {
  expect(endpointAddress(value)?.href).toBe(value)
})

test.each([
  'forms.example.org/f/abc',
  '/api/estimate',
  'http://forms.example.org/f/abc',
  'http://localhost.example.org/',
  'http://[::1]:4000/',
  'mailto:hello@example.org',
  'https://user:secret@forms.example.org/',
  'true',
])('%s is refused, by its name and with what to do', (value) => {
  expect(() => endpointAddress(value)).toThrow(
    `NEXT_PUBLIC_ESTIMATE_ENDPOINT: "${value}" cannot take estimate requests. Set the whole https address`,
  )
})
