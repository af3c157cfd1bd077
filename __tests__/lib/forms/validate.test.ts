import { pests } from '../../support/pests'
import { validateEstimate } from '@/lib/forms/validate'

type Values = Record<string, string | undefined>

const good: Values = {
  name: 'Jo',
  email: 'jo@example.com',
  phone: '2125550100',
  pestType: 'bed-bugs',
}

const validate = (change: Values) =>
  validateEstimate(pests)({ ...good, ...change } as Record<string, string>, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })

/** The message of each field that is wrong. */
async function messagesOf(change: Values) {
  const { errors } = await validate(change)
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))
}

const dataOf = async (change: Values) => (await validate(change)).values

const wrong = {
  name: 'Name must be at least 2 characters.',
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid phone number.',
  pestType: 'Please select a pest type.',
}

test('an empty form gets the message of every required field, to the letter [spec: Validation rules]', async () => {
  const empty = { name: '', email: '', phone: '', pestType: '', squareFootage: '', message: '' }
  expect(await messagesOf(empty)).toEqual(wrong)
  const untouched = { name: undefined, email: undefined, phone: undefined, pestType: undefined }
  expect(await messagesOf(untouched)).toEqual(wrong)
})

test.each([
  ['name', ['J', '      ', ' J ']],
  ['email', [' ', 'jo', 'jo@', '@example.com', 'jo@example', 'jo example@x.com', 'a@b@c.com']],
  ['phone', ['614555014', '          ', ' 614555014 ']],
  ['pestType', ['ants', 'Bed Bugs', 'constructor']],
] as const)(
  'the %s is refused when it is one of %p [spec: Validation rules]',
  async (name, values) => {
    for (const value of values) {
      expect(await messagesOf({ [name]: value })).toEqual({ [name]: wrong[name] })
    }
  },
)

test.each([
  ['name', ['Jo', ' Jo ', 'Ng', 'José', '李明']],
  ['email', ['jo@example.com', ' jo@example.com ', 'jo.o-k+bugs@mail.example.co']],
  ['phone', ['2125550100', '(212) 555-0100', '+1 212 555 0100', ' 2125550100 ']],
  ['pestType', ['general-pest', 'bed-bugs', 'wildlife', 'mosquitoes', 'termites', 'other']],
  ['squareFootage', ['', '   ', '12', '0', '12.5', '1,200', ' 900 ', '1,200,000.75']],
] as const)('the %s is taken when it is one of %p', async (name, values) => {
  for (const value of values) {
    expect(await messagesOf({ [name]: value })).toEqual({})
  }
})

test.each([
  ...['12ab', 'about 900', '12 000', '1,20', '12,', ',200', '1.2.3', '12.', '-12', '1e3', 'NaN'],
])('the square footage “%s” is no number [spec: Validation rules]', async (squareFootage) => {
  expect(await messagesOf({ squareFootage })).toEqual({
    squareFootage: 'Square footage must be a number',
  })
})

test.each([{}, { message: '' }, { treatmentDate: '' }, { treatmentDate: '2024-03-20' }])(
  'day and message may be left out: %p [spec: Validation rules]',
  async (change) => expect(await messagesOf(change)).toEqual({}),
)

test('what was filled in is sent, without the spaces around it', async () => {
  const more = { squareFootage: '1,200', treatmentDate: '2024-03-20', message: 'Bites.' }
  expect(await dataOf(more)).toEqual({ ...good, ...more })
  const spaced = { name: ' Jo ', email: ' jo@example.com ', phone: ' 2125550100 ' }
  expect(await dataOf({ ...spaced, squareFootage: ' ', message: '\n' })).toEqual(good)
})

test.each(['general-pest', 'wildlife', 'mosquitoes', 'termites', 'other'])(
  'size and day are neither checked nor sent for %s',
  async (pestType) => {
    const change = { pestType, squareFootage: '12ab', treatmentDate: '2024-03-20' }
    expect(await messagesOf(change)).toEqual({})
    expect(await dataOf(change)).toEqual({ ...good, pestType })
  },
)
