import { expect, test } from './support/test'
import { company } from '@/lib/company/company'

test.use({ isCounted: true })

// Where content/company.yaml names no address for counts, nothing is counted.
const { endpoint } = company.counting ?? {}

if (endpoint) {
  test('a page and a call are counted, and nothing else is sent', async ({ page }) => {
    const counts: string[] = []
    await page.route(new URL(endpoint, 'http://localhost').href, async (route) => {
      counts.push(route.request().postData() ?? '')
      await route.fulfill({ status: 204 })
    })
    await page.goto('/about?utm_source=mail#people')
    await expect.poll(() => counts).toEqual(['event=page&page=%2Fabout'])
    await page.evaluate(() => {
      const call = document.querySelector<HTMLElement>('a[href^="tel:"]')
      // The click alone: a browser may leave the page for what it dials with.
      call?.addEventListener('click', (event) => event.preventDefault())
      call?.click()
    })
    await expect.poll(() => counts).toContain('event=call&page=%2Fabout')
    expect(counts.join('\n')).not.toMatch(/utm|people/)
  })
}
