import { estimateFields } from '../../support/estimate-fields'
import { resolverOf } from '@/lib/forms/validate'
import { estimate } from '@/lib/pages/page-copy'

const good = {
  name: 'Jo',
  email: 'jo@example.com',
  phone: '2125550100',
  pestType: 'bed-bugs',
}

const { name, email, phone, pestType } = estimate.fields

/** What is sent, or the message of each field that is wrong. */
async function validate(change: Record<string, string>) {
  const resolve = resolverOf(estimateFields)
  const settings = { fields: {}, shouldUseNativeValidation: false }
  const { values, errors } = await resolve({ ...good, ...change }, undefined, settings)
  const messages = Object.entries(errors).map(([name, error]) => [name, error?.message])
  return messages.length > 0 ? Object.fromEntries(messages) : values
}

test('an empty form gets the message of every required field [spec: Validation rules]', async () => {
  const empty = Object.fromEntries(estimateFields.map(({ name }) => [name, '']))
  expect(await validate(empty)).toEqual({
    name: name.problem,
    email: email.problem,
    phone: phone.problem,
    pestType: pestType.problem,
  })
})

test.each([
  ['name', ['J', '      ', ' J ']],
  ['email', [' ', 'jo', 'jo@', '@example.com', 'jo@example', 'jo example@x.com', 'a@b@c.com']],
  ['phone', ['614555014', '          ', ' 614555014 ']],
  ['pestType', ['ants', 'Bed Bugs', 'constructor']],
  ['squareFootage', ['12ab', 'about 900', '12 000', '1,20', '12,', ',200', '1.2.3', '12.']],
  ['squareFootage', ['-12', '1e3', 'NaN']],
] as const)(
  'the %s is refused when it is one of %p [spec: Validation rules]',
  async (name, values) => {
    for (const value of values) {
      expect(await validate({ [name]: value })).toEqual({ [name]: estimate.fields[name].problem })
    }
  },
)

test.each([
  ['name', ['Jo', ' Jo ', 'Ng', 'José', '李明']],
  ['email', ['jo@example.com', ' jo@example.com ', 'jo.o-k+bugs@mail.example.co']],
  ['phone', ['2125550100', '(212) 555-0100', '+1 212 555 0100', ' 2125550100 ']],
  ['pestType', ['general-pest', 'bed-bugs', 'wildlife', 'mosquitoes', 'termites', 'other']],
  ['squareFootage', ['', ' ', '12', '0', '12.5', '1,200', ' 900 ', '1,200,000.75']],
  ['message', ['', '\n', ' Bites. ']],
  ['treatmentDate', ['', '2024-03-20']],
] as const)(
  'the %s is taken when it is one of %p, without the spaces around it and not at all when blank [spec: Validation rules]',
  async (name, values) => {
    for (const value of values) {
      const { [name as 'name']: _, ...others } = good
      const text = value.trim()
      expect(await validate({ [name]: value })).toEqual({
        ...others,
        ...(text && { [name]: text }),
      })
    }
  },
)
