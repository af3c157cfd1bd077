import { endpointOrigin, isEndpoint } from '@/lib/forms/endpoint'

test.each([
  ['https://forms.example.org/f/abc?site=1', 'https://forms.example.org'],
  ['http://localhost:4000/forms', 'http://localhost:4000'],
  ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000'],
  ['/', undefined],
  ['/api/forms', undefined],
])('%s can take a form, and %p is what the policy lets in', (address, origin) => {
  expect(isEndpoint(address)).toBe(true)
  expect(endpointOrigin(address)).toBe(origin)
})

test.each([
  '',
  'forms.example.org/f/abc',
  '//forms.example.org/f/abc',
  '/\\forms.example.org/f/abc',
  'http://forms.example.org/f/abc',
  'http://localhost.example.org/',
  'http://[::1]:4000/',
  'mailto:hello@example.org',
  'https://user:secret@forms.example.org/',
  'true',
])('%s cannot', (address) => {
  expect(isEndpoint(address)).toBe(false)
})
