import { render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { changeCompany } from '../support/change-company'
import { readSitePages } from '../support/site-pages'
import AboutPage from '@/app/about/page'
import ContactPage from '@/app/contact/page'
import EstimatePage from '@/app/estimate/page'
import ThankYouPage from '@/app/thank-you/page'
import type { Company } from '@/lib/company/company-schema'
import { fill } from '@/lib/content/fill'
import { company } from '@/lib/site/company'
import { animalPage, estimate, reviews, thankYou } from '@/lib/site/page-copy'

const smsNumber = { display: '(937) 555-0101', dial: '+19375550101' }
const license = {
  name: 'Pesticide business',
  number: 'AB-12',
  lookUp: 'https://state.test/AB-12',
  expires: '2031-09-30',
}

const filledIn = {
  smsNumber,
  links: [
    { text: 'Pick a day', href: 'https://ants.test/book' },
    { text: 'Log in', href: 'https://ants.test/login' },
  ],
  reviewLinks: [{ text: 'Tell others', href: 'https://reviews.test/ants/new' }],
  licenses: [license],
} satisfies Partial<Company>

const empty = {
  smsNumber: undefined,
  links: [],
  reviewLinks: [],
  licenses: [],
} satisfies { [Field in keyof typeof filledIn]: unknown }

// The page lists links to reviews only below a review.
reviews().contact.push({
  quote: 'Gone.',
  author: 'Ann',
  location: 'Oak Hill',
  rating: 5,
  sample: true,
})

function show(Page: () => React.ReactElement, fields: Partial<Company>) {
  changeCompany({ ...empty, ...fields })
  return render(<Page />)
}

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('the contact page and the footer have the owner’s contact links', () => {
  show(ContactPage, filledIn)
  for (const role of ['main', 'contentinfo']) {
    expect(linksIn(screen.getByRole(role))).toEqual(
      expect.arrayContaining([
        ['Message (937) 555-0101', 'sms:+19375550101'],
        ['Pick a day', 'https://ants.test/book'],
        ['Log in', 'https://ants.test/login'],
      ]),
    )
  }
  expect(linksIn(screen.getByRole('main'))).toContainEqual([
    'Tell others',
    'https://reviews.test/ants/new',
  ])
})

test.each([ContactPage, AboutPage])(
  'the contact and about pages show a license with its expiry date and a link to the register',
  (Page) => {
    show(Page, filledIn)
    expect(screen.getByRole('link', { name: 'AB-12' })).toHaveAttribute('href', license.lookUp)
    expect(screen.getByText('until September 30, 2031')).toBeInTheDocument()
  },
)

test('a license without an online register has no link', () => {
  show(AboutPage, { licenses: [{ ...license, lookUp: undefined }] })
  expect(screen.queryByRole('link', { name: 'AB-12' })).not.toBeInTheDocument()
  expect(screen.getByText(/AB-12/)).toBeInTheDocument()
})

test.each([
  ['the estimate page', EstimatePage, () => estimate().photo],
  ['the thank-you page', ThankYouPage, () => thankYou().photo],
] as const)(
  '%s asks for photos by text message where there is a number for them',
  (_, Shown, words) => {
    const links = () => {
      document.body.innerHTML = renderToStaticMarkup(<Shown />)
      return document.querySelectorAll('main a[href^="sms:"]')
    }
    changeCompany({ smsNumber })
    const [link, ...others] = links()
    expect(others).toEqual([])
    expect(link).toHaveAttribute('href', `sms:${smsNumber.dial}`)
    expect(link?.parentElement).toHaveTextContent(fill(words(), { number: smsNumber.display }))
    changeCompany({ smsNumber: undefined })
    expect(links()).toHaveLength(0)
  },
)

test('an animal’s page takes a photo by text message, or else by email', async () => {
  const photoLink = async () => {
    const [page] = await readSitePages(['/field-guide/midge'])
    const links = [...(page?.content.querySelectorAll('a') ?? [])]
    return links.find(({ textContent }) => textContent === animalPage().unsure)?.href
  }
  changeCompany({ smsNumber })
  expect(await photoLink()).toBe(`sms:${smsNumber.dial}`)
  changeCompany({ smsNumber: undefined })
  expect(await photoLink()).toBe(`mailto:${company().email}`)
})
