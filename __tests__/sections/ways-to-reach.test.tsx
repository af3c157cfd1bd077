import { render, screen, within } from '@testing-library/react'
import { AboutContent } from '@/app/about/_sections/AboutContent'
import { ContactDetails } from '@/app/contact/_sections/ContactDetails'
import { Footer } from '@/components/layout/Footer'
import { Reviews } from '@/components/sections/Reviews'
import { company } from '@/lib/company/company'
import type { Company } from '@/lib/company/company-schema'

const texts = { display: '(937) 555-0101', dial: '+19375550101', isRead: true }
const license = {
  name: 'Pesticide business',
  number: 'AB-12',
  lookUp: 'https://state.test/AB-12',
  expires: '2031-09-30',
}

const facts = {
  texts,
  booking: 'https://ants.test/book',
  customerLogin: 'https://ants.test/login',
  reviewLinks: { write: 'https://reviews.test/ants/new', all: 'https://reviews.test/ants' },
  contactCard: true,
  licenses: [license],
} satisfies Partial<Company>

const unset = {
  texts: undefined,
  booking: undefined,
  customerLogin: undefined,
  reviewLinks: {},
  contactCard: false,
  licenses: [],
} satisfies { [Field in keyof typeof facts]: unknown }

const saved = { ...company }

beforeEach(() => Object.assign(company, unset))
afterAll(() => Object.assign(company, saved))

const review = { quote: 'Gone.', author: 'Ann', location: 'Oak Hill', rating: 5, sample: true }

function pageWith(fields: Partial<Company>) {
  Object.assign(company, fields)
  return render(
    <>
      <main>
        <ContactDetails />
        <AboutContent />
        <Reviews heading="Reviews" reviews={[review]} />
      </main>
      <Footer />
    </>,
  )
}

const linksIn = (role: 'main' | 'contentinfo') =>
  within(screen.getByRole(role))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('what the owner has stands on the contact page and in the footer', () => {
  pageWith(facts)
  for (const role of ['main', 'contentinfo'] as const) {
    expect(linksIn(role)).toEqual(
      expect.arrayContaining([
        ['Text (937) 555-0101', 'sms:+19375550101'],
        ['Book a visit online', 'https://ants.test/book'],
        ['Customer login', 'https://ants.test/login'],
        ['Save our number', '/contact.vcf'],
      ]),
    )
  }
})

test('the links to reviews stand below reviews', () => {
  pageWith(facts)
  const reviews = within(screen.getByRole('region', { name: 'Reviews' }))
  const links = reviews.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['https://reviews.test/ants', 'https://reviews.test/ants/new'])
})

test('a license stands on the contact and about pages, with its end and the agency’s word on it', () => {
  pageWith(facts)
  const numbers = within(screen.getByRole('main')).getAllByRole('link', { name: 'AB-12' })
  expect(numbers.map((link) => link.getAttribute('href'))).toEqual([license.lookUp, license.lookUp])
  expect(screen.getAllByText('through September 30, 2031')).toHaveLength(2)
})

test('a license that cannot be looked up is no link', () => {
  pageWith({ licenses: [{ ...license, lookUp: undefined }] })
  expect(screen.queryByRole('link', { name: 'AB-12' })).not.toBeInTheDocument()
  expect(screen.getAllByText(/AB-12/)).toHaveLength(2)
})

const plain = () => {
  const { container, unmount } = pageWith(unset)
  const { innerHTML } = container
  unmount()
  return innerHTML
}

test.each(Object.keys(facts) as (keyof typeof facts)[])(
  'without %s not a byte of it is in the pages',
  (field) => {
    const without = plain()
    const { container } = pageWith({ [field]: facts[field] })
    expect(container.innerHTML).not.toBe(without)
    expect(plain()).toBe(without)
  },
)

test('a number whose texts nobody reads is not shown', () => {
  const without = plain()
  const { container } = pageWith({ texts: { ...texts, isRead: false } })
  expect(container.innerHTML).toBe(without)
})
