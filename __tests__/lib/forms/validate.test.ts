import { estimateFields } from '../../support/estimate-fields'
import { estimate } from '@/lib/content/pages'
import type { FormTexts } from '@/lib/forms/form-fields'
import { resolverOf } from '@/lib/forms/validate'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2024, 2, 20, 23, 59) })
})

const good = {
  name: 'Jo',
  email: 'jo@example.com',
  phone: '2125550100',
  pestType: 'bed-bugs',
}

// Made when the page is opened.
const resolver = resolverOf(estimateFields)

/** What is sent, or the message of each field that is wrong. */
async function validate(change: Partial<FormTexts>) {
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { values, errors } = await resolver({ ...good, ...change } as FormTexts, undefined, options)
  const messages = Object.entries(errors).flatMap(([name, error]) =>
    error?.message ? [[name, error.message]] : [],
  )
  return Object.keys(errors).length > 0 ? Object.fromEntries(messages) : values
}

test.each([
  ['name', ['J', '      ', ' J ']],
  ['email', [' ', 'jo', 'jo@', 'jo@example', '@example.com', 'jo example@x.com', 'a@b@c.com']],
  ['email', ['a@b.', 'a@b..com', 'a@b.com-', 'a@b.c m']],
  ['phone', ['614555014', '          ', ' 614555014 ']],
  ['pestType', ['ants', 'Bed Bugs', 'constructor']],
  ['squareFootage', ['12ab', 'about 900', '1.2.3', 'NaN', '1200-1500', 'Infinity', '0x10']],
] as const)(
  'the %s is refused when it is one of %p [spec: Validation rules]',
  async (name, values) => {
    for (const value of values) {
      expect(await validate({ [name]: value })).toEqual({ [name]: estimate().fields[name].problem })
    }
  },
)

test.each([
  ['name', ['Jo', ' Jo ', 'Ng', 'José', '李明']],
  ['email', [' jo@example.com ', 'jo.o-k+bugs@mail.example.co', "o'brien@example.com"]],
  ['email', ['info@müller.de', 'info@xn--80a1acny.xn--p1ai', '用户@例子.公司', 'jo@x.y']],
  ['phone', ['2125550100', '(212) 555-0100', '+1 212 555 0100', ' 2125550100 ']],
  ['pestType', ['general-pest', 'bed-bugs', 'wildlife', 'mosquitoes', 'termites', 'other']],
  ['squareFootage', ['', ' ', '12', '0', '-5', '12.5', ' 900 ']],
  ['message', ['', '\n', ' Bites. ']],
  ['treatmentDate', ['', '2024-03-20', '2024-03-21']],
] as const)(
  'the %s is accepted when it is one of %p, without spaces around it, and left out when blank [spec: Validation rules]',
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

test('a day that has passed is refused, also when it was the day on which the page was opened', async () => {
  const problem = { treatmentDate: estimate().fields.treatmentDate.problem }
  expect(await validate({ treatmentDate: '2024-03-19' })).toEqual(problem)
  jest.setSystemTime(new Date(2024, 2, 21, 0, 1))
  expect(await validate({ treatmentDate: '2024-03-20' })).toEqual(problem)
  // Nobody is asked for a day with other pests.
  expect(await validate({ treatmentDate: '2024-03-19', pestType: 'other' })).toEqual({
    ...good,
    pestType: 'other',
  })
})
