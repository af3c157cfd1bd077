import { company } from '@/lib/company/company'
import { factsOf } from '@/lib/company/facts'
import { endpointOrigin, forms, formService, isEndpoint } from '@/lib/forms/settings'

const endpoint = 'https://forms.example.org/abc'
const plain = { endpoint, fields: {} }

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
  'https://user@forms.example.org/',
])('%s cannot', (address) => {
  expect(isEndpoint(address)).toBe(false)
})

test('where no address is set, the forms are sent nowhere', () => {
  expect(formService(undefined, undefined)).toBeUndefined()
  expect(formService(undefined, '')).toBeUndefined()
})

test('a service needs an address alone, which the environment of a build may replace, and no browser gets the sentence for the policy', () => {
  const wanted = { fields: { access_key: 'a1' } }
  const privacySentence = 'Forms Example takes in what you write, and sends it to us by e-mail.'
  const setting = forms.parse({ endpoint, ...wanted, privacySentence })
  const replacement = 'http://localhost:4000/forms'
  expect(formService(forms.parse({ endpoint }), undefined)).toEqual(plain)
  expect(formService(undefined, endpoint)).toEqual(plain)
  expect(formService(setting, undefined)).toEqual({ endpoint, ...wanted })
  expect(formService(setting, replacement)).toEqual({ endpoint: replacement, ...wanted })
})

test('an address that cannot take a form is refused, by its name and with what to do', () => {
  expect(() => formService(undefined, 'forms.example.org')).toThrow(
    /: "forms.example.org" cannot take what the forms send. Set the whole https address/,
  )
  expect(forms.safeParse({ endpoint: 'http://forms.example.org/' }).error?.message).toContain(
    'must be a whole https address without a password, or a path of this site',
  )
  expect(forms.safeParse({ endpoint, headers: {} }).success).toBe(false)
})

test('the privacy policy says in the owner’s words who takes what is written, or names the host, or says that it is e-mail', () => {
  const privacySentence = 'Forms Example takes in what you write, and sends it to us by e-mail.'
  const known = (setting?: object) => {
    const facts = factsOf({ ...company, forms: setting && forms.parse(setting) }, {})
    return [facts['form-service'], facts['form-host'], facts['form-mail']]
  }
  expect(known({ endpoint, privacySentence })).toEqual([privacySentence, undefined, undefined])
  expect(known({ endpoint })).toEqual([undefined, 'forms.example.org', undefined])
  expect(known({ endpoint: '/forms' })).toEqual([undefined, 'lakeshore.example', undefined])
  expect(known()).toEqual([undefined, undefined, true])
})
