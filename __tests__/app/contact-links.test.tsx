import { render, screen, within } from '@testing-library/react'
import AboutPage from '@/app/about/page'
import ContactPage from '@/app/contact/page'
import { company } from '@/lib/company/company'
import type { Company } from '@/lib/company/company-schema'
import { reviews } from '@/lib/pages/page-copy'

const texts = { display: '(937) 555-0101', dial: '+19375550101' }
const license = {
  name: 'Pesticide business',
  number: 'AB-12',
  lookUp: 'https://state.test/AB-12',
  expires: '2031-09-30',
}

const facts = {
  texts,
  links: [
    { text: 'Pick a day', href: 'https://ants.test/book' },
    { text: 'Log in', href: 'https://ants.test/login' },
  ],
  reviewLinks: [{ text: 'Tell others', href: 'https://reviews.test/ants/new' }],
  licenses: [license],
} satisfies Partial<Company>

const unset = {
  texts: undefined,
  links: [],
  reviewLinks: [],
  licenses: [],
} satisfies { [Field in keyof typeof facts]: unknown }

// Below which the links to reviews stand.
reviews().contact.push({
  quote: 'Gone.',
  author: 'Ann',
  location: 'Oak Hill',
  rating: 5,
  sample: true,
})

function show(Page: () => React.ReactElement, fields: Partial<Company>) {
  Object.assign(company(), unset, fields)
  return render(<Page />)
}

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('what the owner has is on the contact page and in the footer', () => {
  show(ContactPage, facts)
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
  'a license is on the contact and about pages, with its end and the agency’s word on it',
  (Page) => {
    show(Page, facts)
    expect(screen.getByRole('link', { name: 'AB-12' })).toHaveAttribute('href', license.lookUp)
    expect(screen.getByText('until September 30, 2031')).toBeInTheDocument()
  },
)

test('a license that cannot be looked up is no link', () => {
  show(AboutPage, { licenses: [{ ...license, lookUp: undefined }] })
  expect(screen.queryByRole('link', { name: 'AB-12' })).not.toBeInTheDocument()
  expect(screen.getByText(/AB-12/)).toBeInTheDocument()
})
