import { applyTextSpacing } from './rules/layout'
import { fullestArticle } from './support/site'
import { expect, test } from './support/test'

test('with text spacing a link to a heading shows it below the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [`/blog${fullestArticle.slug}`, '/services']) {
    await page.goto(path)
    await applyTextSpacing(page)
    for (const width of [320, 768, 1152, 1366]) {
      await page.setViewportSize({ width, height: 700 })
      expect(await page.evaluate(findCoveredTargets), `${path} at ${width}`).toEqual([])
    }
  }
})

/** Runs in the page: the targets of its links to itself that end up below the header. */
async function findCoveredTargets() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="#"]')]
  const ids = links.flatMap(({ pathname, hash }) =>
    pathname === location.pathname ? [hash.slice(1)] : [],
  )
  const covered = ids.length > 0 ? [] : ['no link']
  for (const id of ids) {
    location.hash = id
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const [bottom = Infinity, top = 0] = [
      document.querySelector('header')?.getBoundingClientRect().bottom,
      document.getElementById(id)?.getBoundingClientRect().top,
    ]
    if (top < bottom) covered.push(id)
  }
  return covered
}
