/** @jest-environment node */
import { company } from '@/content/company'

test('address, hours and emergency service are those of the contract', () => {
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

test('the claims are those of the contract', () => {
  expect(company.founded).toBe(2010)
  expect(company.claims).toEqual({
    yearsInBusiness: '13+',
    customers: '5000+',
    rating: '4.9/5',
    replyTime: 'within 24 hours',
  })
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
