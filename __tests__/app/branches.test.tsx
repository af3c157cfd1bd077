import { readSitePages } from '../support/site-pages'
import { changeCompany } from '@/__tests__/support/change-company'
import { getLocation } from '@/lib/locations/locations'
import { contactPage, locationService } from '@/lib/seo/structured-data'
import { company } from '@/lib/site/company'
import { everyPage, locationPage } from '@/lib/site/page-copy'

const [landing] = company().branches
const main = `tel:${company().phone.dial}`
const other = `tel:${landing?.phone.dial}`

async function read(path: string) {
  const [page] = await readSitePages([path])
  return page!.content
}

/** The `tel:` links of a part of a page. */
async function dialedOn(path: string, part = 'body') {
  const links = (await read(path)).querySelectorAll(`${part} a[href^="tel:"]`)
  return [...links].map((link) => link.getAttribute('href'))
}

async function textOn(path: string, part: string) {
  return (await read(path)).querySelector(part)?.textContent
}

test('the page of a place dials the office that the place names, and its footer has its address', async () => {
  const path = '/locations/leamington'
  for (const part of ['header', 'main', `nav[aria-label="${everyPage().callBar.label}"]`]) {
    expect(new Set(await dialedOn(path, part))).toEqual(new Set([other]))
  }
  const footer = await textOn(path, 'footer')
  expect(footer).toContain('8 Erie Street South, Leamington, ON N8H 3A5')
  expect(footer).toContain('Thu (April 15 to October 31) 9am-3pm')
  expect(footer).toContain('Sandusky: (419) 555-0163')
  expect(footer).not.toContain('Tue-Sat')
  expect(footer).toContain('Closed on Boxing Day')
  expect(footer).not.toContain('Closed for the Fourth')
  const { provider } = locationService(getLocation('leamington')!)
  expect(provider).toMatchObject({
    telephone: '+15195550163',
    address: { addressRegion: 'ON', addressCountry: 'CA' },
  })
})

test('other pages dial the main office, and name the others in the footer', async () => {
  for (const path of ['/', '/locations/huron']) {
    expect(await dialedOn(path, 'header')).toEqual([main])
    expect(await dialedOn(path, 'footer')).toEqual([main, other])
  }
})

test('an own page dials the office that it names', async () => {
  expect(await dialedOn('/ayuda', 'header')).toEqual([main])
  expect(new Set(await dialedOn('/winter-crossing', 'main'))).toEqual(new Set([other]))
})

test('the contact page has each office with its number, address and hours', async () => {
  expect(await dialedOn('/contact', 'main address')).toEqual([main, other])
  const text = await textOn('/contact', 'main')
  expect(text).toMatch(/Sandusky.*410 Perry Street.*Ontario landing.*8 Erie Street South/)
  expect(text).toContain('Thu (April 15 to October 31)9am-3pm')
  expect(contactPage().mainEntity).toMatchObject({
    telephone: company().phone.dial,
    address: { addressCountry: 'US' },
    department: [
      {
        name: expect.stringContaining('Ontario landing'),
        telephone: '+15195550163',
        openingHoursSpecification: expect.arrayContaining([
          expect.objectContaining({
            dayOfWeek: ['Thursday'],
            opens: '09:00',
            validFrom: expect.stringMatching(/-04-15$/),
          }),
        ]),
      },
    ],
  })
})

test('with one office no page has its town as a heading or before its number', async () => {
  changeCompany({ branches: [] })
  expect(await dialedOn('/', 'footer')).toEqual([main])
  const headings = [...(await read('/contact')).querySelectorAll('h3')]
  expect(headings.map((heading) => heading.textContent)).not.toContain(company().address.city)
  expect(contactPage().mainEntity).toMatchObject({ department: undefined })
})

test('a place in Canada has a postal code, prices of its own and no county', async () => {
  const text = await textOn('/locations/leamington', 'main')
  expect(text).toContain(`${locationPage().postalCode}N8H`)
  expect(text).not.toContain('Erie County')
  expect(text).toContain('CA$120')
  expect(text).not.toContain('$89')
})

test('a place names the licenses that hold in its state', async () => {
  expect(await textOn('/locations/huron', 'main')).toContain('Boat license, B-12')
  const text = await textOn('/locations/leamington', 'main')
  expect(text).toContain('Mosquito license, M-77')
  expect(text).not.toContain('Boat license')
})

test('the estimate page has the numbers of all offices beside the form', async () => {
  expect(await dialedOn('/estimate', '[aria-labelledby="call-instead-heading"]')).toEqual([
    main,
    other,
  ])
})
