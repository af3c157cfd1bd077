import { fillInquiry } from './support/inquiry'
import { openHydrated } from './support/islands'
import { collectMail } from './support/mail'
import { expect, main, test } from './support/test'
import { formService } from '@/lib/forms/form-service'
import { company } from '@/lib/site/company'
import { contact } from '@/lib/site/page-copy'

const tracked = { display: '(888) 555-0123', dial: '+18885550123' }

type PhoneNumber = typeof tracked

/** What a call tracker does once the page is there: it replaces the company's number in texts and links. */
function swapNumbers([numbers, other]: [PhoneNumber[], PhoneNumber]) {
  addEventListener('DOMContentLoaded', () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (const { display, dial } of numbers) {
      for (const link of document.links) link.href = link.href.replace(dial, other.dial)
      texts.currentNode = document.body
      while (texts.nextNode()) {
        const { currentNode: text } = texts
        const old = String(text.nodeValue)
        if (old.includes(display)) text.nodeValue = old.replace(display, other.display)
      }
    }
  })
}

test.use({ expectedConsole: /422/ })

test('beside a call tracker the forms show its number alone, also after a failure', async ({
  page,
}) => {
  const { phone, smsNumber = phone } = company()
  await page.addInitScript(swapNumbers, [[phone, smsNumber], tracked] as [
    PhoneNumber[],
    PhoneNumber,
  ])
  const expectTracked = async () => {
    await expect(page.locator('body')).not.toContainText(phone.display, { useInnerText: true })
    await expect(page.locator(`[href$="${phone.dial}"]`)).toHaveCount(0)
  }
  await openHydrated(page, '/estimate')
  await expectTracked()
  await openHydrated(page, '/contact')
  await collectMail(page)
  const endpoint = formService()?.endpoint
  if (endpoint) await page.route(endpoint, (route) => route.fulfill({ status: 422 }))
  const form = page.getByRole('region', { name: contact().form.heading })
  await fillInquiry(form)
  await main(page).getByRole('button', { name: contact().form.button }).click()
  const call = form.getByRole('link', { name: tracked.display })
  await expect(call).toHaveAttribute('href', `tel:${tracked.dial}`)
  await expectTracked()
})
