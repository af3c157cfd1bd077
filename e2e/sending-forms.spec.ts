import { findViolations } from './support/accessibility'
import { openHydrated } from './support/islands'
import { otherPest } from './support/site'
import { expect, main, type Page, test } from './support/test'
import { estimate, forms } from '@/lib/content/pages'
import type { FormService } from '@/lib/content/schemas/forms'

const service: FormService = {
  endpoint: 'https://forms.example.org/abc',
  fields: { access_key: 'abc' },
}

// The server has rendered the form without a service: React then renders it anew, and reports that.
test.use({ expectedConsole: /React error #418|status of 500/ })

/** The estimate page of a company with a form service, under the site's own policy. */
async function openWithService(page: Page) {
  await page.route('/estimate', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/ data-props="([^"]*)"/, (_, props: string) => {
      const json = props
        .replaceAll('&quot;', '"')
        .replace(/\}$/, `,"service":${JSON.stringify(service)}}`)
      return ` data-props="${json.replaceAll('"', '&quot;')}"`
    })
    await route.fulfill({ response, body: html })
  })
  await openHydrated(page, '/estimate')
  await expect(main(page).locator('form')).toHaveAttribute('action', service.endpoint)
}

/** The service gives these answers in turn. @returns What it has got. */
async function answerWith(page: Page, statuses: number[]) {
  const bodies: string[] = []
  await page.route(service.endpoint, async (route) => {
    bodies.push(route.request().postData() ?? '')
    await route.fulfill({
      status: statuses.shift() ?? 200,
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
      json: {},
    })
  })
  return bodies
}

/** What autofill, a password manager or a restored session does: no event tells of it. */
async function fillInSilently(page: Page) {
  await page.evaluate((pest) => {
    const texts = {
      name: 'Ann Visitor',
      email: 'ann@example.org',
      phone: '614 555 0199',
      pestType: pest,
    }
    for (const [name, text] of Object.entries(texts)) {
      const control = document.querySelector<HTMLInputElement>(`form [name=${name}]`)
      if (control) control.value = text
    }
  }, otherPest)
}

test(
  'an estimate that another site fails to take can be sent again, with what stands in its fields, whoever has put it there',
  { tag: '@every-browser' },
  async ({ page }) => {
    const bodies = await answerWith(page, [500])
    await openWithService(page)
    await fillInSilently(page)
    const button = main(page).getByRole('button', { name: estimate().button })
    await button.click()
    const failure = main(page).getByRole('status').getByRole('link', { name: forms().failedMail })
    await expect(failure).toHaveAttribute('href', /mailto:.*Ann%20Visitor/)
    expect(await findViolations(page)).toEqual([])
    await button.click()
    await expect(page).toHaveURL('/thank-you')
    expect(bodies).toHaveLength(2)
    for (const text of ['Ann Visitor', 'ann@example.org', '614 555 0199', otherPest, 'abc']) {
      expect(bodies[1]).toContain(text)
    }
  },
)
