import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { changeCompany } from '../support/change-company'
import { readSitePages } from '../support/site-pages'
import AboutPage from '@/app/about/page'
import ContactPage from '@/app/contact/page'
import EstimatePage from '@/app/estimate/page'
import ThankYouPage from '@/app/thank-you/page'
import { fill } from '@/lib/content/fill'
import { company } from '@/lib/site/company'
import { animalPage, estimate, reviews, thankYou } from '@/lib/site/page-copy'

const smsNumber = company().smsNumber!
const [license] = company().licenses

const linksIn = (part: string) =>
  Array.from(document.querySelectorAll(`${part} a`), (link) => [
    link.textContent,
    link.getAttribute('href'),
  ])

test('the contact page and the footer have the owner’s contact links, and below a review those to more', () => {
  const reviewLink = { text: 'Tell others', href: 'https://reviews.test/ants/new' }
  const review = { quote: 'Gone.', author: 'Ann', location: 'Oak Hill', rating: 5, sample: true }
  changeCompany({ reviewLinks: [reviewLink] })
  jest.replaceProperty(reviews(), 'contact', [review])
  render(<ContactPage />)
  const ownLinks = company().links.map(({ text, href }) => [text, href])
  for (const part of ['main', 'footer']) {
    expect(linksIn(part)).toEqual(
      expect.arrayContaining([
        [`Message ${smsNumber.display}`, `sms:${smsNumber.dial}`],
        ...ownLinks,
      ]),
    )
  }
  expect(linksIn('main')).toContainEqual(Object.values(reviewLink))
})

test.each([ContactPage, AboutPage])(
  'the contact and about pages show a license with its expiry date, and a link to the register if it has one',
  (Page) => {
    const lookUp = 'https://state.test/M-77'
    const offline = { ...license!, number: 'B-12', lookUp: undefined }
    changeCompany({ licenses: [{ ...license!, lookUp, expires: '2031-09-30' }, offline] })
    render(<Page />)
    expect(linksIn('main')).toContainEqual(['M-77', lookUp])
    expect(screen.getByText('until September 30, 2031')).toBeInTheDocument()
    expect(screen.getByText(/B-12/)).toBeInTheDocument()
    expect(linksIn('main').flat()).not.toContain('B-12')
  },
)

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
    const [page] = await readSitePages((path) => path === '/field-guide/midge')
    const links = [...(page?.content.querySelectorAll('a') ?? [])]
    return links.find(({ textContent }) => textContent === animalPage().unsure)?.href
  }
  expect(await photoLink()).toBe(`sms:${smsNumber.dial}`)
  changeCompany({ smsNumber: undefined })
  expect(await photoLink()).toBe(`mailto:${company().email}`)
})
