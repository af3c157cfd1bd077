import { company } from '@/lib/company/company'
import { notFoundPage } from '@/lib/pages/page-copy'

const { address, hours, emergency, founded, claims, social } = company

describe('the sample company', () => {
  test('a page that does not exist is called so [spec: 404 page]', () => {
    expect(notFoundPage.heading).toBe('Page Not Found')
    expect(notFoundPage.meta.title).toContain('Page Not Found')
  })

  test('address, hours and emergency service are those of the contract [spec: Business constants and limits]', () => {
    expect(address).toEqual({
      street: '123 Main Street',
      city: 'Columbus',
      state: 'OH',
      postalCode: '43215',
    })
    expect(hours.map(({ days, hours }) => `${days} ${hours}`)).toEqual([
      'Mon-Fri 8am-6pm',
      'Sat 9am-3pm',
      'Sun closed',
    ])
    expect(emergency).toContain('24/7')
  })

  test('the claims are those of the contract [spec: What the product does and for whom]', () => {
    expect(founded).toBe(2010)
    const { years, customers, rating, 'reply-time': replyTime } = claims
    expect([years, customers, rating, replyTime].map((claim) => claim?.value)).toEqual([
      '13+',
      '5000+',
      '4.9/5',
      'within 24 hours',
    ])
  })

  test('three social networks are linked [spec: Shared footer]', () => {
    expect(social).toHaveLength(3)
  })
})
