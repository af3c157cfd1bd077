import { cleanup, render, screen } from '@testing-library/react'
import { changeCompany } from '@/__tests__/support/change-company'
import { ServiceDetails } from '@/app/[slug]/_sections/ServiceDetails'
import { People } from '@/app/about/_sections/People'
import AboutPage from '@/app/about/page'
import { ContactDetails } from '@/app/contact/_sections/ContactDetails'
import { WorkDone } from '@/app/locations/[slug]/_sections/WorkDone'
import { Footer } from '@/components/layout/Footer'
import { ArticleList } from '@/components/sections/ArticleList'
import { Questions } from '@/components/sections/Questions'
import { RelatedLinks } from '@/components/sections/RelatedLinks'
import { Reviews } from '@/components/sections/Reviews'
import { Highlights } from '@/components/ui/Highlights'
import { services } from '@/lib/services/services'
import { company } from '@/lib/site/company'
import { about, everyPage } from '@/lib/site/page-copy'

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const show = () =>
  render(
    <>
      <ContactDetails />
      <Footer />
    </>,
  )

test.each([
  ['emergency', undefined, company().emergency ?? 'emergency service'],
  ['founded', undefined, everyPage().footer.since.replace('{year}', '')],
  ['social', [], everyPage().footer.social],
] as const)('without %s no text mentions it', (field, none, words) => {
  changeCompany({ [field]: none })
  show()
  expect(document.body).not.toHaveTextContent(words)
})

test('a company that customers don’t come to shows its town alone', () => {
  const { street, ...town } = company().address
  changeCompany({ address: town })
  show()
  expect(document.body).not.toHaveTextContent(String(street))
  expect(screen.getAllByText(new RegExp(`^${town.city}, ?`))).toHaveLength(2)
})

test('the contact details and the footer show closures with their dates', () => {
  jest.useFakeTimers({ now: new Date('2030-11-01T12:00:00Z') })
  changeCompany({
    closures: [
      { date: '2030-12-24', through: '2030-12-26', note: 'Closed for Christmas' },
      { date: '2030-11-28', note: 'Closed for Thanksgiving' },
    ],
  })
  show()
  expect(screen.getAllByText(/Closed for/).map((notice) => notice.textContent)).toEqual(
    [1, 2].flatMap(() => [
      'Thursday, November 28: Closed for Thanksgiving',
      'Tuesday, December 24 to Thursday, December 26: Closed for Christmas',
    ]),
  )
})

test('only with a time zone the contact details and the footer say whether the office is open', () => {
  const lines = () => document.querySelectorAll('[data-open-now]')
  show()
  expect(lines()).toHaveLength(2)
  cleanup()
  changeCompany({ timeZone: undefined })
  show()
  expect(lines()).toHaveLength(0)
})

test('without affiliations the about page has no heading for them', () => {
  jest.replaceProperty(about().affiliations, 'items', [])
  render(<AboutPage />)
  expect(screen.queryByText(about().affiliations.heading)).not.toBeInTheDocument()
})

test('sections without content render no heading [spec: Location pages]', () => {
  const { container } = render(
    <>
      <Reviews heading="What customers say" reviews={[]} />
      <ArticleList heading="Related" articles={[]} linksToAll />
      <Highlights items={[]} />
      <RelatedLinks id="nearby" heading="Nearby areas" lines={[{ links: [] }]} />
      <People people={[]} />
      <Questions heading="Asked here" questions={[]} />
      <WorkDone heading="Work we did" work={[]} />
    </>,
  )
  expect(container).toBeEmptyDOMElement()
})

test('a service without sections of text still shows its picture', () => {
  const [service] = services()
  render(<ServiceDetails service={{ ...service, details: [] }} />)
  expect(screen.getAllByText('Where they rest around a lake house')).not.toEqual([])
})
