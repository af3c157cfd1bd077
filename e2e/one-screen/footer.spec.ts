import { untilHydrated } from '../support/islands'
import { locations } from '../support/site'
import { expect, test, type Page } from '../support/test'
import { company } from '@/content/company'

const footer = (page: Page) => page.getByRole('contentinfo')

const footerLinks = [
  { name: 'Home', href: '/' },
  { name: 'About Us', href: '/about' },
  { name: 'Services', href: '/services' },
  { name: 'Contact', href: '/contact' },
  { name: 'Pest Control', href: '/services/pest-control' },
  { name: 'Bed Bug Extermination', href: '/services/bed-bugs' },
  { name: 'Wildlife Removal', href: '/services/wildlife' },
  { name: 'Get a Free Estimate', href: '/estimate' },
  { name: 'Privacy Policy', href: '/privacy-policy' },
  { name: 'Terms of Service', href: '/terms-of-service' },
  { name: 'Sitemap', href: '/sitemap' },
]

test('the footer links to the pages, the services and the legal texts [spec: Shared footer]', async ({
  page,
}) => {
  await page.goto('/')
  for (const { name, href } of footerLinks) {
    const link = footer(page).getByRole('link', { name, exact: true })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', href)
  }
})

test('the footer lists the 20 places in their order [spec: Shared footer]', async ({ page }) => {
  await page.goto('/')
  const links = footer(page).getByRole('navigation', { name: 'Areas We Serve' }).getByRole('link')
  await expect(links).toHaveText(locations.map(({ city }) => city))
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(locations.map(({ slug }) => `/locations/${slug}`))
})

test('the links to three social networks open in a new tab [spec: Shared footer]', async ({
  page,
}) => {
  await page.goto('/')
  expect(company.social).toHaveLength(3)
  for (const { network, url } of company.social) {
    const link = footer(page).getByRole('link', { name: new RegExp(`^${network}`) })
    await expect(link).toHaveAttribute('href', url)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
  }
})

test('the footer has the phone, the e-mail address and the street address [spec: Shared footer; The calls it makes]', async ({
  page,
}) => {
  await page.goto('/')
  const { phone, email, address } = company
  await expect(footer(page).getByRole('link', { name: phone.display })).toHaveAttribute(
    'href',
    `tel:${phone.dial}`,
  )
  await expect(footer(page).getByRole('link', { name: email })).toHaveAttribute(
    'href',
    `mailto:${email}`,
  )
  await expect(footer(page)).toContainText(
    `${address.street}, ${address.city}, ${address.state} ${address.postalCode}`,
  )
})

// The home page has no React in the browser, the others do.
for (const path of ['/', '/contact', '/estimate', '/articles']) {
  test(`the copyright line of ${path} shows the year long after the build [spec: Shared footer]`, async ({
    page,
  }) => {
    await page.clock.setFixedTime('2031-06-15T12:00:00-04:00')
    await page.goto(path)
    if (path !== '/') await untilHydrated(page)
    await expect(footer(page).getByText('© 2031')).toBeVisible()
  })
}

test("on New Year's Eve the year is the visitor's own, not the one in London", async ({ page }) => {
  await page.clock.setFixedTime('2031-01-01T03:00:00Z')
  await page.goto('/')
  await expect(footer(page).getByText('© 2030')).toBeVisible()
})
