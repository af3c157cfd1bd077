import { renderToStaticMarkup } from 'react-dom/server'
import { changeCompany } from '../support/change-company'
import { readSitePages } from '../support/site-pages'
import EstimatePage from '@/app/estimate/page'
import ThankYouPage from '@/app/thank-you/page'
import { fill } from '@/lib/content/fill'
import { company } from '@/lib/site/company'
import { animalPage, estimate, thankYou } from '@/lib/site/page-copy'

const texts = { display: '(419) 555-0199', dial: '+14195550199' }

test.each([
  ['the estimate page', EstimatePage, () => estimate().photo],
  ['the thank-you page', ThankYouPage, () => thankYou().photo],
] as const)('%s asks for photos by text message where texts is set', (_, Shown, words) => {
  const links = () => {
    document.body.innerHTML = renderToStaticMarkup(<Shown />)
    return document.querySelectorAll('main a[href^="sms:"]')
  }
  changeCompany({ texts })
  const [link, ...others] = links()
  expect(others).toEqual([])
  expect(link).toHaveAttribute('href', `sms:${texts.dial}`)
  expect(link?.parentElement).toHaveTextContent(fill(words(), { number: texts.display }))
  changeCompany({ texts: undefined })
  expect(links()).toHaveLength(0)
})

test('an animal’s page takes a photo by text message, or else by email', async () => {
  const photoLink = async () => {
    const [page] = await readSitePages(['/field-guide/midge'])
    const links = [...(page?.content.querySelectorAll('a') ?? [])]
    return links.find(({ textContent }) => textContent === animalPage().unsure)?.href
  }
  changeCompany({ texts })
  expect(await photoLink()).toBe(`sms:${texts.dial}`)
  changeCompany({ texts: undefined })
  expect(await photoLink()).toBe(`mailto:${company().email}`)
})
