import { render, screen } from '@testing-library/react'
import { People } from '@/app/about/_sections/People'
import AboutPage from '@/app/about/page'
import { ContactDetails } from '@/app/contact/_sections/ContactDetails'
import { LocationHero } from '@/app/locations/[slug]/_sections/LocationHero'
import { WorkDone } from '@/app/locations/[slug]/_sections/WorkDone'
import { Footer } from '@/components/layout/Footer'
import { ArticleList } from '@/components/sections/ArticleList'
import { LinkLines } from '@/components/sections/LinkLines'
import { Questions } from '@/components/sections/Questions'
import { Reviews } from '@/components/sections/Reviews'
import { Highlights } from '@/components/ui/Highlights'
import { company } from '@/lib/company/company'
import { getMainLocations } from '@/lib/locations/locations'
import { about, contact, everyPage } from '@/lib/pages/page-copy'
import { businessAndWebsite } from '@/lib/seo/structured-data'

// A field can be replaced only where there is one.
Object.assign(company, {
  emergency: company.emergency,
  founded: company.founded,
  season: company.season,
})

afterEach(() => jest.restoreAllMocks())

const structuredData = () => JSON.parse(JSON.stringify(businessAndWebsite()))['@graph'][0]

const show = () =>
  render(
    <>
      <ContactDetails />
      <Footer />
    </>,
  )

test.each([
  ['emergency', undefined, company.emergency ?? 'emergency service', 'contactPoint'],
  ['founded', undefined, everyPage.footer.since.replace('{year}', ''), 'foundingDate'],
  ['social', [], everyPage.footer.social, 'sameAs'],
] as const)('without %s nobody reads of it, search engines neither', (field, none, words, told) => {
  jest.replaceProperty(company, field, none as never)
  show()
  expect(document.body).not.toHaveTextContent(words)
  expect(structuredData()).not.toHaveProperty(told)
})

test('search engines are told of a phone answered at any hour only where that is claimed', () => {
  jest.replaceProperty(company, 'emergency', 'Emergency service')
  jest.replaceProperty(company, 'claims', {})
  expect(structuredData().contactPoint).not.toHaveProperty('hoursAvailable')
  jest.replaceProperty(company, 'claims', { 'answered-24-7': { confirmed: true } })
  expect(structuredData().contactPoint.hoursAvailable).toMatchObject({ opens: '00:00' })
})

test('search engines are told of hours around the clock in a way that they do not read as closed', () => {
  const [hours] = [...company.hours]
  jest.replaceProperty(company, 'hours', [{ ...hours!, opens: '00:00', closes: '00:00' }])
  const [told] = structuredData().openingHoursSpecification
  expect(told).toMatchObject({ opens: '00:00', closes: '23:59' })
})

describe('closings and what is open now', () => {
  const thanksgiving = { date: '2030-11-28', note: 'Closed for Thanksgiving' }
  const christmas = { date: '2030-12-24', through: '2030-12-26', note: 'Closed for Christmas' }

  beforeEach(() => jest.useFakeTimers({ now: new Date('2030-11-01T12:00:00Z') }))
  afterEach(() => jest.useRealTimers())

  test('are told beside the hours, with their dates', () => {
    jest.replaceProperty(company, 'closures', [christmas, thanksgiving])
    show()
    expect(screen.getAllByText(/Closed for/).map((notice) => notice.textContent)).toEqual(
      [1, 2].flatMap(() => [
        'Thursday, November 28: Closed for Thanksgiving',
        'Tuesday, December 24 to Thursday, December 26: Closed for Christmas',
      ]),
    )
  })

  test('are told to search engines as days without hours', () => {
    jest.replaceProperty(company, 'closures', [])
    const usual = structuredData().openingHoursSpecification
    jest.replaceProperty(company, 'closures', [thanksgiving, christmas])
    const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' }
    expect(structuredData().openingHoursSpecification).toEqual([
      ...usual,
      { ...closed, validFrom: '2030-11-28', validThrough: '2030-11-28' },
      { ...closed, validFrom: '2030-12-24', validThrough: '2030-12-26' },
    ])
  })

  test('are told to search engines with their hours where the office only closes early', () => {
    const [hours] = [...company.hours]
    const open = { ...hours!, weekdays: ['Tuesday' as const], opens: '08:00', closes: '18:00' }
    jest.replaceProperty(company, 'hours', [open])
    const early = { closes: '12:00', note: 'Closes at noon' }
    jest.replaceProperty(company, 'closures', [
      { ...early, date: '2030-12-24' },
      // A Wednesday, on which it is closed anyway.
      { ...early, date: '2030-12-25' },
    ])
    expect(structuredData().openingHoursSpecification.slice(-2)).toMatchObject([
      { opens: '08:00', closes: '12:00', validFrom: '2030-12-24', validThrough: '2030-12-24' },
      { opens: '00:00', closes: '00:00', validFrom: '2030-12-25' },
    ])
  })
})

describe('a season', () => {
  const season = {
    from: { words: 'May 1', day: '05-01' },
    to: { words: 'October 31', day: '10-31' },
  }

  beforeEach(() => jest.useFakeTimers({ now: new Date('2030-07-01T12:00:00Z') }))
  afterEach(() => jest.useRealTimers())

  const showAll = () => {
    const city = getMainLocations()[0]!
    render(
      <>
        <ContactDetails />
        <LocationHero location={city} above={null} />
      </>,
    )
    const of = (kind: string) =>
      [...document.querySelectorAll<HTMLElement>(`[data-season=${kind}]`)].map(
        ({ textContent, hidden }) => [textContent, hidden],
      )
    return { inside: of('in'), outside: of('out') }
  }

  test('is told below the hours and in each city, with what holds outside of it at hand', () => {
    jest.replaceProperty(company, 'season', season)
    const words = { open: '{from} to {to}', closed: 'Back {from}', promise: 'Write before {from}' }
    jest.replaceProperty(contact, 'season', words)
    const { inside, outside } = showAll()
    expect(inside).toEqual([
      ['May 1 to October 31', false],
      ['May 1 to October 31', false],
    ])
    expect(outside).toEqual([
      ['Back May 1', true],
      ['Back May 1', true],
      ['Write before May 1', true],
    ])
  })

  test('is told to search engines with the hours, and nobody hears of one all year', () => {
    jest.replaceProperty(company, 'closures', [])
    jest.replaceProperty(company, 'season', season)
    const { length } = structuredData().openingHoursSpecification
    expect(structuredData().openingHoursSpecification[0]).toMatchObject({
      opens: expect.anything(),
      validFrom: expect.stringMatching(/^\d{4}-05-01$/),
      validThrough: expect.stringMatching(/^\d{4}-10-31$/),
    })
    jest.replaceProperty(company, 'season', undefined)
    expect(structuredData().openingHoursSpecification).toHaveLength(length / 2)
    expect(structuredData().openingHoursSpecification[0]).not.toHaveProperty('validFrom')
    expect(showAll()).toEqual({ inside: [], outside: [] })
  })
})

test('without affiliations the about page has no heading for them', () => {
  jest.replaceProperty(about.affiliations, 'items', [])
  render(<AboutPage />)
  expect(screen.queryByText(about.affiliations.heading)).not.toBeInTheDocument()
})

test('where there is nothing to show there is no heading either [spec: Location pages]', () => {
  const { container } = render(
    <>
      <Reviews heading="What customers say" reviews={[]} />
      <ArticleList heading="Related" articles={[]} linksToAll />
      <Highlights items={[]} />
      <LinkLines id="nearby" heading="Nearby areas" lines={[{ links: [] }]} />
      <People people={[]} />
      <Questions heading="Asked here" questions={[]} />
      <WorkDone heading="Work we did" work={[]} />
    </>,
  )
  expect(container).toBeEmptyDOMElement()
})
