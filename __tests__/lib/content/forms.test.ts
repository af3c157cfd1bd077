import { factsOf } from '@/lib/content/claims'
import { company } from '@/lib/content/company'
import { formPrivacySentence, forms, formService } from '@/lib/content/forms'

const endpoint = 'https://forms.example.org/abc'
const plain = { endpoint, body: 'form', fields: {}, formField: 'form' }

test('where no address is set, the forms are sent nowhere', () => {
  expect(formService(undefined, undefined)).toBeUndefined()
  expect(formService(undefined, '')).toBeUndefined()
})

test('an address is all that a plain service needs', () => {
  expect(formService(forms.parse({ endpoint }), undefined)).toEqual(plain)
})

test('what a service wants beside it is set, and no browser gets the sentence for the policy', () => {
  const wanted = { body: 'json', fields: { access_key: 'a1' }, formField: 'form-name' }
  const privacySentence = 'Forms Example takes in what you write, and sends it to us by e-mail.'
  const setting = forms.parse({ endpoint, ...wanted, privacySentence })
  expect(formService(setting, undefined)).toEqual({ endpoint, ...wanted })
})

test('the environment of a build has another address, and the rest stays', () => {
  const setting = forms.parse({ endpoint, body: 'json' })
  const replacement = 'http://localhost:4000/forms'
  expect(formService(setting, replacement)).toMatchObject({ endpoint: replacement, body: 'json' })
  expect(formService(undefined, replacement)).toEqual({ ...plain, endpoint: replacement })
})

test('an address that cannot take a form is refused, by its name and with what to do', () => {
  expect(() => formService(undefined, 'forms.example.org')).toThrow(
    'NEXT_PUBLIC_ESTIMATE_ENDPOINT: "forms.example.org" cannot take what the forms send. Set the whole https address',
  )
  expect(forms.safeParse({ endpoint: 'http://forms.example.org/' }).success).toBe(false)
  expect(forms.safeParse({ endpoint, headers: {} }).success).toBe(false)
})

describe('the privacy policy', () => {
  test('says in the owner’s words who takes what is written, or names the address', () => {
    const privacySentence = 'Forms Example takes in what you write, and sends it to us by e-mail.'
    const sentence = (setting: object) => formPrivacySentence(forms.parse(setting), undefined)
    expect(sentence({ endpoint, privacySentence })).toBe(privacySentence)
    expect(sentence({ endpoint })).toContain('goes to forms.example.org,')
    expect(sentence({ endpoint: '/' })).toContain('the company that hosts this website')
  })

  test('says nothing of it where the forms are sent nowhere', () => {
    expect(formPrivacySentence(undefined, undefined)).toBeUndefined()
    const facts = factsOf({ ...company, forms: forms.parse({ endpoint }) })
    expect(facts['form-service']).toContain('forms.example.org')
  })
})
