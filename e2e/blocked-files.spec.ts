import type { Route } from '@playwright/test'
import { fillInquiry } from './support/inquiry'
import { islandScripts } from './support/islands'
import { layoutShift } from './support/layout-shift'
import { articlePath, articles, categoryQuery } from './support/site'
import { expect, main, test, type Page } from './support/test'
import { formService } from '@/lib/forms/form-service'
import { company } from '@/lib/site/company'
import { contact, estimate, everyPage, thankYou } from '@/lib/site/page-copy'

const siteScript = /\/_next\/static\/site\.\w+\.js/
const fonts = /\.woff2/
const pictures = /\/images\/.*\.svg/

test.use({ expectedConsole: /net::ERR_FAILED|Failed to (fetch|load)|ChunkLoadError|Loading chunk/ })

test('without React the list of articles is whole, and without it or its own script the estimate form says at the first press that it cannot work', async ({
  page,
}) => {
  const name = main(page).getByLabel(estimate().fields.name.label)
  const expectFailureAtPress = async () => {
    await name.fill('Ann Visitor')
    await expect(main(page).getByText(everyPage().failure.split('{')[0] ?? '')).toBeVisible()
    await expect(name).toHaveValue('Ann Visitor')
  }

  await test.step('without React', async () => {
    const lost = page.waitForEvent('requestfailed', (request) => islandScripts.test(request.url()))
    await page.route(islandScripts, (route) => route.abort())
    await page.goto('/estimate')
    await lost
    await expect(main(page).getByRole('alert')).toBeHidden()
    await expectFailureAtPress()

    await page.goto(`/articles${categoryQuery}`)
    const cards = main(page).getByRole('heading', { level: 2 }).getByRole('link')
    await expect(cards).toHaveCount(articles.length)
    await expect(main(page).getByRole('combobox')).toHaveCount(0)
  })

  await test.step('without its own script', async () => {
    await page.unroute(islandScripts)
    await page.route(/\/RequestForm\.\w+\.js/, (route) => route.abort())
    await page.goto('/estimate')
    await expectFailureAtPress()
  })
})

if (!formService()) {
  test('both forms say after a submit that they are still loading, and show phone and email once that has failed', async ({
    page,
  }) => {
    const scripts = /\/_next\/static\/.*\.js/
    for (const [path, button] of [
      ['/estimate', estimate().button],
      ['/contact', contact().form.button],
    ] as const) {
      const waiting: Route[] = []
      await page.route(scripts, (route) => void waiting.push(route))
      await page.goto(path, { waitUntil: 'commit' })
      if (path === '/contact') await fillInquiry(main(page))
      await main(page).getByRole('button', { name: button }).click()
      const notice = main(page).getByRole('alert')
      await expect(main(page).getByText(everyPage().loading)).toBeVisible()
      await expect(notice).toBeHidden()
      // The scripts of the form may be asked for only now.
      await page.route(scripts, (route) => route.abort())
      await Promise.all(waiting.map((route) => route.abort()))
      await expect(notice.getByRole('link', { name: company().phone.display })).toBeVisible()
      await expect(notice.getByRole('link', { name: company().email })).toBeVisible()
    }
  })
}

test.describe('where a policy blocks scripts, as extensions do', () => {
  test.use({ expectedConsole: /Content Security Policy|policy violation/ })

  test.beforeEach(({ page }) =>
    page.route(/\/(estimate|articles)(\?|$)/, async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" }
      await route.fulfill({ response, headers })
    }),
  )

  test('a filtered address lists all articles without a filter, and the estimate page shows phone and email instead of the form [spec: What the product does and for whom]', async ({
    page,
  }) => {
    await page.goto(`/articles${categoryQuery}`)
    const links = main(page).getByRole('article').getByRole('link')
    await expect(links).toHaveCount(articles.length)
    for (const link of [links.first(), links.last()]) await expect(link).toBeVisible()
    await expect(main(page).getByRole('combobox')).toHaveCount(0)
    // A form service takes the form itself.
    if (formService()) return
    await page.goto('/estimate')
    const notice = main(page).getByText(estimate().withoutScript.split('{')[0] ?? '')
    await expect(notice.getByRole('link', { name: company().phone.display })).toBeVisible()
    await expect(notice.getByRole('link', { name: company().email })).toBeVisible()
    await expect(main(page).getByRole('textbox')).toHaveCount(0)
  })
})

test('without the site’s own script the transparent header scrolls away with the page, and the thank-you page links home and shows no countdown', async ({
  page,
}) => {
  await page.route(siteScript, (route) => route.abort())
  await page.goto('/about')
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await page.goto('/thank-you')
  await expect(main(page).getByText(thankYou().home.countdown)).toBeHidden()
  await expect(main(page).getByRole('button')).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: thankYou().home.link })).toBeVisible()
})

test('without its font a page keeps its text, and without its pictures its layout', async ({
  page,
}) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const fontDisplays = () => page.evaluate(() => [...document.fonts].map(({ display }) => display))
  await page.route(fonts, (route) => route.abort())
  for (const path of ['/', articlePath, '/articles']) {
    await page.goto(path)
    // With any other value, text is invisible while its font loads.
    expect(await fontDisplays()).toContain('swap')
    expect(await layoutShift(page), path).toBe(0)
    const heightWithPictures = await height()
    await page.route(pictures, (route) => route.abort())
    const slowNetwork = await slowDownNetwork(page)
    await page.reload()
    expect(await height(), path).toBe(heightWithPictures)
    expect(await layoutShift(page), path).toBe(0)
    await slowNetwork.detach()
    await page.unroute(pictures)
  }
})

/** The page arrives in pieces, so that late parts can shift the layout. */
async function slowDownNetwork(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  return session
}
