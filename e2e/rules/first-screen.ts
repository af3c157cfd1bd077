import {
  articles,
  fullestLocation,
  locationPath,
  locationWithLongestName,
  services,
} from '../support/site'
import { main, type Page } from '../support/test'
import type { Rule } from './rule'
import { company } from '@/lib/content/company'
import { getAnimals, getEmergencyGuides } from '@/lib/content/field-guide'
import { getLocations } from '@/lib/content/locations'
import { everyPage, home } from '@/lib/content/pages'

const screenPixels = 844
const callBarPixels = 62
const buttonPixels = 44
const lowestButton = screenPixels - callBarPixels - buttonPixels

/** The lowest top of an element, of the first visible one that the selector finds. */
type MaxTop = readonly [path: string, selector: string, pixels: number]

const maxTops: readonly MaxTop[] = [
  ['/', 'main a[href="#emergencies"]', lowestButton],
  ['/', 'main a[href^="/services"]', lowestButton],
  ['/articles', 'main article h2', 720],
  ...getAnimals().flatMap(({ slug }): MaxTop[] => [
    [`/field-guide/${slug}`, 'main figure', 300],
    [`/field-guide/${slug}`, '#today-heading', 800],
  ]),
  ...articles.flatMap(({ slug }): MaxTop[] => [
    [`/blog${slug}`, '#short-heading', 690],
    [`/blog${slug}`, 'main a[href^="tel:"]', 2 * screenPixels - buttonPixels],
    [`/blog${slug}`, 'main a[href^="/contact"]', 2 * screenPixels - buttonPixels],
  ]),
  ...services.map(({ slug }): MaxTop => [`/services/${slug}`, `#${slug}`, 420]),
  ...getEmergencyGuides().map(({ slug }): MaxTop => [`/field-guide/${slug}`, '#steps ol', 420]),
  ...getLocations().flatMap((location): MaxTop[] => [
    [`/locations/${location.slug}`, 'main a[href="/estimate"]', lowestButton],
    [`/locations/${location.slug}`, 'main dl > dt:nth-of-type(4)', screenPixels - callBarPixels],
  ]),
  ...getEmergencyGuides().flatMap(({ slug, animals }) =>
    animals.map((animal): MaxTop => [
      `/field-guide/${animal}`,
      `main a[href="/field-guide/${slug}"]`,
      800,
    ]),
  ),
]

export const showsFirstWhatVisitorsCameFor: Rule = ({ page, path }) =>
  findLower(page, path, maxTops)

const maxTopsOnADesktop = services.flatMap(({ slug }): MaxTop[] => [
  [`/${slug}`, 'main a[href^="tel:"]', 640],
  [`/${slug}`, 'main a[href^="/estimate"]', 640],
])

export const showsButtonsOnADesktop: Rule = ({ page, path }) =>
  findLower(page, path, maxTopsOnADesktop)

function findLower(page: Page, path: string, tops: readonly MaxTop[]) {
  const topsOfPath = tops.filter(([of]) => of === path)
  // Most pages have none, and need not be asked.
  if (topsOfPath.length === 0) return []
  return page.evaluate(
    (tops) =>
      tops.flatMap(([, selector, maxTop]) => {
        const elements = [...document.querySelectorAll(selector)]
        const first = elements.find((element) => element.checkVisibility())
        const top = (first?.getBoundingClientRect().top ?? Infinity) + window.scrollY
        return top < maxTop ? [] : [`${selector} at ${top}, not above ${maxTop}`]
      }),
    topsOfPath,
  )
}

export const placesByPath: Record<string, string> = {
  '/': home().hero.eyebrow ?? home().hero.heading,
  [locationPath]: fullestLocation.city,
  [`/locations/${locationWithLongestName.slug}`]: locationWithLongestName.city,
}

/** The header, the name of a place, the heading and the phone number, without scrolling. */
export const namesItsPlaceAtOnce: Rule = async ({ page, path }) => {
  const bar = page.getByRole('navigation', { name: everyPage().callBar.label })
  const number = await bar.getByText(company().phone.display).boundingBox()
  const barTop = number ? ((await bar.boundingBox())?.y ?? 0) : 0
  const parts = [
    page.getByRole('banner'),
    main(page)
      .getByText(placesByPath[path] ?? '')
      .first(),
    page.getByRole('heading', { level: 1 }),
  ]
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
  return parts
    .filter((_, index) => {
      const { y = -1, height = 0 } = boxes[index] ?? {}
      return y < 0 || y + height > barTop
    })
    .map((part) => `${part} is not above the call bar with the number`)
}

/** The length of a page on a phone, in screens. */
const maxScreens: Record<string, number> = Object.fromEntries([
  ['/', 6.2],
  ['/articles', 5.5],
  ['/field-guide', 7.5],
  ['/services', 7.5],
  ...services.map(({ slug }) => [`/${slug}`, 7]),
  ...getLocations().map(({ slug }) => [`/locations/${slug}`, 7.3]),
  ...getAnimals().map(({ slug }) => [`/field-guide/${slug}`, 7.5]),
  ...articles.map(({ slug }) => [`/blog${slug}`, 9.2]),
])

export const staysShort: Rule = async ({ page, path }) => {
  const maxLength = maxScreens[path]
  if (!maxLength) return []
  const pixels = await page.evaluate(() => document.documentElement.scrollHeight)
  const screens = pixels / screenPixels
  return screens > maxLength ? [`${screens.toFixed(2)} screens, not ${maxLength}`] : []
}

/**
 * Neither side of a city's text and terms is empty for long. It takes the lines and pictures themselves, since a column of a
 * grid is stretched to the height of the other one.
 */
export const fillsTheColumnsOfACity: Rule = ({ page }) =>
  page.evaluate(() => {
    const maxEmptyPixels = 200
    return ['#about', '#terms'].flatMap((selector) => {
      const block = document.querySelector(selector)
      if (!block) return [`${selector} is missing`]
      const boxes = [...block.querySelectorAll('img')].map((image) => image.getBoundingClientRect())
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      const line = document.createRange()
      while (texts.nextNode()) {
        line.selectNodeContents(texts.currentNode)
        boxes.push(...line.getClientRects())
      }
      const { left, width } = block.getBoundingClientRect()
      const top = Math.min(...boxes.map((box) => box.top))
      const bottom = Math.max(...boxes.map((box) => box.bottom))
      const sides = [
        boxes.filter((box) => box.left < left + 0.4 * width),
        boxes.filter((box) => box.right > left + 0.6 * width),
      ]
      return sides.flatMap((side) => {
        const tops = [...side.map((box) => box.top), bottom]
        const gaps = tops.map((next) => {
          const above = side.filter((box) => box.top < next).map((box) => box.bottom)
          return next - Math.max(top, ...above)
        })
        const emptyPixels = Math.max(...gaps)
        return emptyPixels < maxEmptyPixels ? [] : [`${selector}: ${emptyPixels} empty pixels`]
      })
    })
  })
