import {
  estimateData,
  estimateRequest,
  relevantFields,
  type EstimateFields,
} from '@/lib/estimate/estimate-request'

const good = {
  name: 'Jo',
  email: 'jo@example.com',
  phone: '6145550142',
  pestType: 'bed-bugs',
} as const

/** The messages of a request by field, each field's first. */
function messagesOf(change: Record<string, unknown>) {
  const result = estimateRequest.safeParse({ ...good, ...change })
  if (result.success) return {}
  return Object.fromEntries(
    result.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
  )
}

const wrong = {
  name: { name: 'Name must be at least 2 characters.' },
  email: { email: 'Please enter a valid email address.' },
  phone: { phone: 'Please enter a valid phone number.' },
  pestType: { pestType: 'Please select a pest type.' },
  squareFootage: { squareFootage: 'Square footage must be a number' },
}

test('an empty form gets the message of every required field, to the letter', () => {
  const empty = { name: '', email: '', phone: '', pestType: '', squareFootage: '', message: '' }
  expect(messagesOf(empty)).toEqual({
    ...wrong.name,
    ...wrong.email,
    ...wrong.phone,
    ...wrong.pestType,
  })
})

test('what a request needs is a name, an e-mail address, a phone number and a pest', () => {
  expect(messagesOf({})).toEqual({})
})

test.each(['', 'J', ' ', '      ', ' J '])('the name “%s” is too short', (name) => {
  expect(messagesOf({ name })).toEqual(wrong.name)
})

test.each(['Jo', ' Jo ', 'Ng', 'José', '李明'])('the name “%s” is long enough', (name) => {
  expect(messagesOf({ name })).toEqual({})
})

test.each(['', '   ', 'jo', 'jo@', '@example.com', 'jo@example', 'jo example@x.com', 'a@b@c.com'])(
  'the e-mail address “%s” is not valid',
  (email) => expect(messagesOf({ email })).toEqual(wrong.email),
)

test.each(['jo@example.com', ' jo@example.com ', 'jo.o-k+bugs@mail.example.co'])(
  'the e-mail address “%s” is valid',
  (email) => expect(messagesOf({ email })).toEqual({}),
)

test.each(['', '614555014', '          ', ' 614555014 '])(
  'the phone number “%s” is too short',
  (phone) => {
    expect(messagesOf({ phone })).toEqual(wrong.phone)
  },
)

test.each(['6145550142', '(614) 555-0142', '+1 614 555 0142', ' 6145550142 '])(
  'the phone number “%s” is long enough',
  (phone) => expect(messagesOf({ phone })).toEqual({}),
)

test.each(['general-pest', 'bed-bugs', 'wildlife', 'mosquitoes', 'termites', 'other'])(
  'the pest %s can be asked about',
  (pestType) => expect(messagesOf({ pestType })).toEqual({}),
)

test.each([undefined, '', null, 'ants', 'Bed Bugs', 'constructor'])(
  'the pest %p asks for a choice',
  (pestType) => expect(messagesOf({ pestType })).toEqual(wrong.pestType),
)

test.each([undefined, '', '   ', '12', '0', '12.5', '1,200', ' 900 ', '1,200,000.75'])(
  'the square footage %p is taken',
  (squareFootage) => expect(messagesOf({ squareFootage })).toEqual({}),
)

test.each([
  '12ab',
  'about 900',
  '12 000',
  '1,20',
  '12,',
  ',200',
  '1.2.3',
  '12.',
  '-12',
  '1e3',
  'NaN',
])('the square footage “%s” is no number', (squareFootage) =>
  expect(messagesOf({ squareFootage })).toEqual(wrong.squareFootage),
)

test.each([{}, { message: '' }, { treatmentDate: '' }, { treatmentDate: '2024-03-20' }])(
  'day and message may be left out: %p',
  (change) => expect(messagesOf(change)).toEqual({}),
)

test('what was typed around a value is taken off', () => {
  const request = estimateRequest.parse({
    ...good,
    name: ' Jo ',
    email: ' jo@example.com ',
    phone: ' 6145550142 ',
    squareFootage: ' 900 ',
    message: ' Bites. ',
  })
  expect(request).toEqual({ ...good, squareFootage: '900', message: 'Bites.' })
})

const filled: EstimateFields = {
  ...good,
  squareFootage: '12ab',
  treatmentDate: '2024-03-20',
  message: 'Bites.',
}

test('size and day count for bed bugs', () => {
  expect(relevantFields(filled)).toEqual(filled)
})

test.each(['general-pest', 'wildlife', 'mosquitoes', 'termites', 'other'] as const)(
  'size and day are neither checked nor handed on for %s',
  (pestType) => {
    const request = estimateRequest.parse(relevantFields({ ...filled, pestType }))
    expect(estimateData(request)).toEqual({ ...good, pestType, message: 'Bites.' })
  },
)

test('leaving fields out changes nothing of what the form holds', () => {
  const fields = { ...filled, pestType: 'other' as const }
  relevantFields(fields)
  expect(fields).toEqual({ ...filled, pestType: 'other' })
})

test('only what was filled in is handed on', () => {
  const request = estimateRequest.parse({
    ...good,
    squareFootage: ' ',
    treatmentDate: '',
    message: '',
  })
  expect(estimateData(request)).toEqual(good)
  expect(Object.keys(estimateData(request))).toEqual(['name', 'email', 'phone', 'pestType'])
})

test('everything that was filled in is handed on', () => {
  const request = { ...good, squareFootage: '1,200', treatmentDate: '2024-03-20', message: 'Hi' }
  expect(estimateData(estimateRequest.parse(request))).toEqual(request)
})
