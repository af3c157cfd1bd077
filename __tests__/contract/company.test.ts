import { daysText, timesText } from '@/lib/content/business-hours'
import { company } from '@/lib/content/company'
import {
  articlePage,
  articlesPage,
  contact,
  everyPage,
  notFoundPage,
  thankYou,
} from '@/lib/content/pages'

const { address, hours, emergency } = company()

test('pages are headed as the contract has it [spec: 404 page]', () => {
  expect(thankYou().heading).toBe('Thank You!')
  expect(thankYou().introduction).toContain('request was received')
  expect(contact().hero.heading).toBe('Contact Us')
  expect(contact().reviews.heading).toBe('Customer Reviews')
  expect(contact().articles.heading).toBe('Latest Tips & Articles')
  expect(notFoundPage().heading).toBe('Page Not Found')
  expect(notFoundPage().meta.title).toContain('Page Not Found')
})

test('buttons and labels have the words of the contract [spec: Shared header; Contact and call band; Articles list]', () => {
  const { header, footer, callBand, buttons, reviews } = everyPage()
  expect([header.call, header.estimate, footer.areas, callBand, buttons.articles]).toEqual([
    'CALL NOW',
    'Get Free Estimate',
    'Areas We Serve',
    "Don't Know Where To Start? Call Us",
    'View All Articles',
  ])
  expect(reviews.verified).toBe('Verified Review')
  expect(notFoundPage().home).toBe('Back to Home')
  expect(thankYou().home.link).toBe('click here')
  expect(articlePage().related).toBe('Related Articles')
  const { orders, clear, card } = articlesPage().list
  expect([...Object.values(orders), clear, card.readMore]).toEqual([
    'Newest First',
    'Oldest First',
    'Title A-Z',
    'Title Z-A',
    'Clear All Filters',
    'Read More',
  ])
})

test('address, hours and emergency service are those of the contract [spec: Business constants and limits]', () => {
  expect(address).toEqual({
    street: '123 Main Street',
    city: 'Columbus',
    state: 'OH',
    postalCode: '43215',
  })
  expect(hours.map((line) => `${daysText(line)} ${timesText(line)}`)).toEqual([
    'Mon-Fri 8am-6pm',
    'Sat 9am-3pm',
    'Sun closed',
  ])
  expect(emergency).toContain('24/7')
})
