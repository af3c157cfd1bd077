import { expect, test } from '../support/test'
import { company } from '@/lib/content/company'

const legalPages = [
  { path: '/privacy-policy', heading: 'Privacy Policy' },
  { path: '/terms-of-service', heading: 'Terms of Service' },
]

for (const { path, heading } of legalPages) {
  test(`${path} was last updated today, whenever today is [spec: Legal pages]`, async ({
    page,
  }) => {
    await page.clock.setFixedTime('2033-02-28T12:00:00-05:00')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const date = page.getByRole('main').getByRole('time')
    await expect(date).toHaveText('February 28, 2033')
    await expect(date).toHaveAttribute('datetime', '2033-02-28')
  })

  test(`${path} names an e-mail address and a phone number [spec: Legal pages]`, async ({
    page,
  }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    )
    await expect(main.getByRole('link', { name: company.phone.display })).toHaveAttribute(
      'href',
      `tel:${company.phone.dial}`,
    )
  })
}
