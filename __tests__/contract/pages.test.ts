/** @jest-environment jsdom */
import { readSitePages } from '../support/site-pages'
import { company } from '@/lib/site/company'

const email = `mailto:${company().email}`
const phone = `tel:${company().phone.dial}`

/** What a part of a page leads to, beside header and footer. */
const links = [
  ['/about', 'main', '/contact'],
  ['/about', 'main', '/services'],
  ['/', 'main #reasons', '/about'],
  ['/privacy-policy', 'main', email],
  ['/privacy-policy', 'main', phone],
  ['/terms-of-service', 'main', email],
  ['/terms-of-service', 'main', phone],
] as const

test('pages lead on from their own part as the contract has it [spec: Home; About; Legal pages]', async () => {
  const pages = await readSitePages(links.map(([path]) => path))
  const missing = links.filter(([path, part, href]) => {
    const { content } = pages.find((page) => page.path === path) ?? {}
    return !content?.querySelector(`${part} a[href="${href}"]`)
  })
  expect(missing).toEqual([])
})
