import { render, screen, within } from '@testing-library/react'
import { changeCompany } from '@/__tests__/support/change-company'
import AboutPage from '@/app/about/page'
import ContactPage from '@/app/contact/page'
import type { Company } from '@/lib/company/company-schema'
import { reviews } from '@/lib/site/page-copy'

const texts = { display: '(937) 555-0101', dial: '+19375550101' }
const license = {
  name: 'Pesticide business',
  number: 'AB-12',
  lookUp: 'https://state.test/AB-12',
  expires: '2031-09-30',
}

const filledIn = {
  texts,
  links: [
    { text: 'Pick a day', href: 'https://ants.test/book' },
    { text: 'Log in', href: 'https://ants.test/login' },
  ],
  reviewLinks: [{ text: 'Tell others', href: 'https://reviews.test/ants/new' }],
  licenses: [license],
} satisfies Partial<Company>

const empty = {
  texts: undefined,
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
