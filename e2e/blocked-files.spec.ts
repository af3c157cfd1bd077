import { islandScripts } from './support/islands'
import { layoutShift } from './support/layout-shift'
import { articlePath, articles, categoryQuery } from './support/site'
import { expect, main, test, type Page } from './support/test'
import { company } from '@/lib/content/company'
import { contact, estimate, thankYou } from '@/lib/content/pages'

const siteScript = /\/_next\/static\/site\.\w+\.js/
const fonts = /\.woff2/
const pictures = /\/images\/.*\.svg/

test.use({ expectedConsole: /net::ERR_FAILED|Failed to (fetch|load)|ChunkLoadError|Loading chunk/ })

test('without React the list of articles is whole, and after eight seconds both forms say phone and email', async ({
  page,
}) => {
  await page.route(islandScripts, (route) => route.abort())
  await page.goto(`/articles${categoryQuery}`)
  const cards = main(page).getByRole('heading', { level: 2 }).getByRole('link')
  await expect(cards).toHaveCount(articles.length)
  for (const [path, { withoutScript }] of [
    ['/estimate', estimate()],
    ['/contact', contact().form],
  ] as const) {
    await page.goto(path)
    const notice = main(page).getByText(withoutScript.split('{')[0] ?? '')
    await expect(notice).toBeHidden()
    const delays = await notice.evaluate((element) =>
      element.getAnimations().map((animation) => {
        animation.finish()
        return animation.effect?.getTiming().delay
      }),
    )
    expect(delays).toEqual([8_000])
    await expect(notice.getByRole('link', { name: company().phone.display })).toBeVisible()
    await expect(notice.getByRole('link', { name: company().email })).toBeVisible()
  }
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
