import { describeContract } from '../support/contract'
import { company, type Company } from '@/content/company'

const { address, hours, emergency, founded, claims, social }: Company = company

describeContract(() => {
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
    expect(claims).toEqual({
      yearsInBusiness: '13+',
      customers: '5000+',
      rating: '4.9/5',
      replyTime: 'within 24 hours',
    })
  })

  test('three social networks are linked [spec: Shared footer]', () => {
    expect(social).toHaveLength(3)
  })
})
