import { companySchema } from '@/lib/company/company-schema'
import { weekHours } from '@/lib/company/hours-schema'

const dialOf = (display: string) => companySchema.shape.phone.safeParse(display).data?.dial

test.each([
  ['(614) 422-7300', '+16144227300'],
  ['614-BUGS-NOW', '+16142847669'],
  ['(877) KILL-BUGS', '+18775455284'],
  ['(614) 422-7300 ext. 12', '+16144227300,12'],
  ['1-800-FOX 1234', '+18003691234'],
])('a phone number that visitors read as %s dials %s', (display, dial) => {
  expect(dialOf(display)).toBe(dial)
})

describe('hours', () => {
  const hoursOf = (...entries: [days: string, hours: string][]) =>
    companySchema.shape.hours.safeParse(entries.map(([days, hours]) => ({ days, hours })))

  test.each([
    ['8am-6:30pm', '08:00', '18:30'],
    ['12pm-12am', '12:00', '00:00'],
    ['noon-midnight', '12:00', '00:00'],
    ['8am-6pm (emergencies 24/7)', '08:00', '18:00'],
    ['24 hours', '00:00', '00:00'],
    ['closed', undefined, undefined],
  ])('“%s” is %s to %s', (hours, opens, closes) => {
    expect(hoursOf(['Fri', hours]).data).toEqual([
      { days: 'Fri', hours, weekdays: ['Friday'], ...(opens && { opens, closes }) },
    ])
  })

  test.each([
    ['Thu-Fri', ['Thursday', 'Friday']],
    ['Sat-Mon', ['Saturday', 'Sunday', 'Monday']],
    ['Mon, Wed (by phone)', ['Monday', 'Wednesday']],
  ])('“%s” are the weekdays %j', (days, weekdays) => {
    expect(hoursOf([days, '8am-6pm']).data?.[0]?.weekdays).toEqual(weekdays)
  })

  test.each([
    ['Mon-Fri 8am-5pm; Mon-Sun 24 hours (after a hurricane)', ['08:00']],
    ['Mon-Sun 24 hours (after a hurricane); Mon-Fri 8am-5pm', ['08:00']],
    ['Mon-Fri 8am-5pm; Mon-Fri 5pm-8am (emergencies)', ['08:00']],
    ['Mon-Fri 8am-5pm (office); Mon-Fri 6am-9pm (phones)', ['08:00']],
    ['Mon-Fri 8am-5pm; Sat 9am-noon (by appointment)', ['08:00', '09:00']],
  ])('of “%s” the lines that open at %j count', (lines, opens) => {
    const week = lines.split('; ').map((line) => line.split(/ (.*)/) as [string, string])
    const open = hoursOf(...week).data?.filter((line) => line.opens && line.weekdays.length > 0)
    expect(open?.map((line) => line.opens)).toEqual(opens)
  })

  test.each([
    ['Monday - Friday', '7:00 AM - 7:00 PM', 'Mon-Fri', '7am-7pm'],
    ['Mon. to Thurs.', '8 a.m. to 5:30 p.m.', 'Mon-Thu', '8am-5:30pm'],
    ['Tuesdays, Wednesday and Sat (by phone)', '24/7', 'Tue, Wed, Sat (by phone)', '24 hours'],
    ['Daily', 'Open 24 hours', 'Mon-Sun', '24 hours'],
    ['weekdays', 'Closed', 'Mon-Fri', 'closed'],
    ['Mon, Mon', 'Noon – Midnight', 'Mon, Mon', 'noon-midnight'],
  ])('“%s %s” is read as “%s %s”', (days, hours, usualDays, usualHours) => {
    const [line] = hoursOf([days, hours]).data ?? []
    expect(line).toMatchObject({ days: usualDays, hours: usualHours })
    expect(new Set(line?.weekdays).size).toBe(line?.weekdays.length)
  })

  test.each([...'‐‑‒–—−'])('the dash %s becomes a hyphen, but not in a note', (dash) => {
    expect(hoursOf([`Mon${dash}Fri`, `8am${dash}6pm (later${dash}call us)`]).data).toMatchObject([
      { days: 'Mon-Fri', hours: `8am-6pm (later${dash}call us)`, opens: '08:00', closes: '18:00' },
    ])
  })
})

test.each([
  ['GTM-AB1', 'src: https://www.googletagmanager.com/gtm.js?id=GTM-AB1, start'],
  ['<script async src="https://a.com/a.js"></script>', 'src: https://a.com/a.js, start'],
])('a pasted %s is answered with the entry that it becomes', (pasted, entry) => {
  const { error } = companySchema.shape.thirdPartyScripts.safeParse([pasted])
  expect(error?.issues[0]?.message).toContain(entry)
})

test.each([
  ['Mon-Fri 8am-noon; Mon-Fri 1pm-5pm', true],
  ['Mon-Sat 8am-5pm; Sat closed', false],
  ['Mon-Fri 8am-5pm; Fri 4pm-6pm', false],
  ['Fri 6pm-2am; Fri 8pm-9pm', false],
  ['Fri 8am-noon; Fri 6pm-2am', true],
  ['Mon-Fri 8am-5pm; Mon-Sun 24 hours (phones)', true],
  ['Fri 8pm-2am; Sat closed', true],
  ['Mon-Sun 24 hours', true],
  ['Sat closed; Sat 9am-noon', false],
])('hours of a day must not overlap: “%s” is valid: %s', (lines, isValid) => {
  const week = lines.split('; ').map((line) => {
    const [days, ...hours] = line.split(' ')
    return { days, hours: hours.join(' ') }
  })
  expect(weekHours.safeParse(week).success).toBe(isValid)
})
