import { formService } from '@/lib/content/schemas/forms'

test.each(['https://forms.example.org/f/abc?site=1', '/'])(
  '%s can take a form, and needs nothing else',
  (endpoint) => {
    expect(formService.parse({ endpoint })).toEqual({ endpoint, fields: {} })
  },
)

test.each([
  '//forms.example.org/f/abc',
  '/\\forms.example.org/f/abc',
  'http://forms.example.org/f/abc',
  'https:/forms.example.org/f/abc',
  'https://forms/f/abc',
  'https://forms.example.org/f abc',
  'https://user:secret@forms.example.org/',
])('%s cannot', (endpoint) => {
  expect(formService.safeParse({ endpoint }).error?.message).toContain(
    'must be a whole https address without a password, or a path of this site',
  )
})

test.each([
  ['access_key', true],
  ['form[name]', true],
  ['', false],
  ['a.b', false],
  ['a b', false],
  ['1', false],
])('a field of the service may be named “%s”: %s', (name, isValid) => {
  expect(formService.safeParse({ endpoint: '/', fields: { [name]: 'a1b2' } }).success).toBe(isValid)
})
