import { companySchema } from '@/lib/content/company-schema'

/** What is said of a field of content/company.yaml, each with the place within the field. */
const told = (field: keyof typeof companySchema.shape, value: unknown) =>
  companySchema.shape[field]
    .safeParse(value)
    .error?.issues.map(({ path, message }) => [path.join('.'), message].join(': ')) ?? []

describe.each(['phone', 'texts'] as const)('%s', (field) => {
  test.each([
    ['(614) 422-7300', '+16144227300'],
    ['1-614-422-7300', '+16144227300'],
    ['422-7300', '+16144227300'],
    ['614-BUGS-NOW', '+16142847669'],
    ['(614) 422-7300 ext. 12', '+16144227300'],
    ['811', '+16144227300'],
  ])('shown as %s may dial %s', (display, dial) => {
    expect(told(field, { display, dial })).toEqual([])
  })

  test('dials the number that it shows', () => {
    expect(told(field, { display: '(614) 422-7300', dial: '+16144227399' })).toEqual([
      ': display and dial name two numbers: dial must end in the digits of display',
    ])
  })
})
