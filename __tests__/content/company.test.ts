import { company } from '@/lib/content/company'

test('social networks are linked by whole secure addresses', () => {
  for (const { url } of company.social) expect(new URL(url).protocol).toBe('https:')
})

test('the address of the site has no slash at its end', () => {
  expect(company.siteUrl).toBe(new URL(company.siteUrl).origin)
})

test('search engines are told the hours that visitors read', () => {
  for (const { hours, opens, closes } of company.hours) {
    expect(opens && closes ? `${shortTime(opens)}-${shortTime(closes)}` : 'closed').toBe(hours)
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
