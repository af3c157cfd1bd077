import { readFileSync } from 'node:fs'
import { parseDocument } from 'yaml'
import { companySchema } from '@/lib/company/company-schema'
import { checkYaml } from '@/lib/content/yaml'

/** What is said of a field of content/company.yaml, each with the place within the field. */
const told = (field: keyof typeof companySchema.shape, value: unknown) =>
  companySchema.shape[field]
    .safeParse(value)
    .error?.issues.map(({ path, message }) => [path.join('.'), message].join(': ')) ?? []

test.each(['social', 'people', 'emergency', 'founded', 'texts', 'forms', 'claims'])(
  'a business without %s takes the field out or empties it',
  (field) => {
    const yaml = readFileSync('content/company.yaml', 'utf8')
    const without = parseDocument(yaml)
    without.delete(field)
    const empty = `${without.toString()}\n${field}:\n`
    expect(problemsIn(without.toString())).toEqual([])
    expect(problemsIn(empty)).toEqual([])
  },
)

function problemsIn(yaml: string) {
  const checked = checkYaml('content/company.yaml', yaml, companySchema)
  return checked.ok ? [] : checked.problems
}

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

describe('hours', () => {
  const entry = {
    days: 'Mon-Fri',
    hours: '8am-6pm',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '18:00',
  }

  test.each([
    ['8am-6pm', '08:00', '18:00'],
    ['8 AM – 6:30 PM', '08:00', '18:30'],
    ['12pm-12am', '12:00', '00:00'],
    ['by appointment, 8am-6pm', '09:00', '17:00'],
    ['8-6', '09:00', '17:00'],
    ['24 hours', '00:00', '00:00'],
  ])('“%s” may stand for %s to %s', (hours, opens, closes) => {
    expect(told('hours', [{ ...entry, hours, opens, closes }])).toEqual([])
  })

  test.each([
    ['7am-9pm', "opens must be '07:00' and closes '21:00'"],
    ['8am – 12:30am', "opens must be '08:00' and closes '00:30'"],
  ])('that visitors read as %s are told to search engines', (hours, right) => {
    expect(told('hours', [{ ...entry, hours }])).toEqual([`0: visitors read ${hours}: ${right}`])
  })

  test('that visitors read are no day off', () => {
    const { opens: _, closes: __, ...dayOff } = entry
    expect(told('hours', [dayOff])).toHaveLength(1)
    expect(told('hours', [{ ...dayOff, hours: 'closed' }])).toEqual([])
  })

  test.each([
    ['Monday – Friday', entry.weekdays],
    ['Fri-Mon', ['Friday', 'Saturday', 'Sunday', 'Monday']],
    ['Tues', ['Tuesday']],
    ['Weekdays', entry.weekdays],
    ['Mon, Wed (by phone)', ['Monday']],
  ])('“%s” may stand for %j', (days, weekdays) => {
    expect(told('hours', [{ ...entry, days, weekdays }])).toEqual([])
  })

  test.each([
    ['Fri-Sat', 'Friday, Saturday'],
    ['Saturday', 'Saturday'],
  ])('of %s are those of its weekdays', (days, right) => {
    expect(told('hours', [{ ...entry, days }])).toEqual([
      `0: visitors read ${days}: weekdays must be [${right}]`,
    ])
  })

  test('of an entry name each weekday once', () => {
    expect(told('hours', [{ ...entry, days: 'Fri', weekdays: ['Friday', 'Friday'] }])).toEqual([
      '0.weekdays: names a weekday twice',
    ])
  })

  const friday = { ...entry, days: 'Fri', weekdays: ['Friday'] }
  const morning = { ...friday, hours: '8am-noon', closes: '12:00' }
  const afternoon = { ...friday, hours: '1-6pm', opens: '13:00' }
  const dayOff = { days: 'Fri', hours: 'closed', weekdays: ['Friday'] }

  test('of one weekday may stand in two entries where they do not overlap', () => {
    expect(told('hours', [morning, afternoon])).toEqual([])
    expect(told('hours', [afternoon, morning])).toEqual([])
  })

  test.each([
    [friday],
    [dayOff],
    [{ ...friday, hours: 'evening', opens: '17:00', closes: '02:00' }],
  ])('of one weekday stand once: %j', (second) => {
    expect(told('hours', [entry, second])).toEqual([
      '1.weekdays: Friday stands in an entry above, with hours that overlap',
    ])
  })
})
