import { company } from '@/lib/content/company'

test('address, hours and emergency service are those of the contract [spec: Business constants and limits]', () => {
  expect(company.address).toEqual({
    street: '123 Main Street',
    city: 'Columbus',
    state: 'OH',
    postalCode: '43215',
  })
  expect(company.hours.map(({ days, hours }) => `${days} ${hours}`)).toEqual([
    'Mon-Fri 8am-6pm',
    'Sat 9am-3pm',
    'Sun closed',
  ])
  expect(company.emergency).toContain('24/7')
})

test('the claims are those of the contract [spec: What the product does and for whom]', () => {
  expect(company.founded).toBe(2010)
  const { years, customers, rating, 'reply-time': replyTime } = company.claims
  expect([years, customers, rating, replyTime].map((claim) => claim?.value)).toEqual([
    '13+',
    '5000+',
    '4.9/5',
    'within 24 hours',
  ])
})

test('three social networks are linked, each by a whole secure address', () => {
  expect(company.social).toHaveLength(3)
  for (const { url } of company.social) expect(new URL(url).protocol).toBe('https:')
})

test('the phone number that is dialed is the one that is shown', () => {
  expect(company.phone.dial).toBe(`+1${company.phone.display.replace(/\D/g, '')}`)
})

test('the address of the site has no slash at its end', () => {
  expect(company.siteUrl).toBe(new URL(company.siteUrl).origin)
})

test('search engines are told the hours that visitors read', () => {
  for (const { hours, opens, closes } of company.hours) {
    const told = opens && closes ? `${shortTime(opens)}-${shortTime(closes)}` : 'closed'
    expect(told).toBe(hours)
  }
})

test('the hours name the days that visitors read', () => {
  for (const { days, weekdays } of company.hours) {
    const short = weekdays.map((day) => day.slice(0, 3))
    expect(days).toBe([...new Set([short.at(0), short.at(-1)])].join('-'))
  }
  expect(company.hours.flatMap(({ weekdays }) => weekdays)).toHaveLength(7)
})

/** "18:00" as "6pm". */
function shortTime(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const past = minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : ''
  return `${hours % 12 || 12}${past}${hours < 12 ? 'am' : 'pm'}`
}
