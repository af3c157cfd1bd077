import { articles, services } from '../support/site'
import type { Rule } from './rule'
import { getAnimals, getEmergencyGuides } from '@/lib/guide/animals'
import { getLocations } from '@/lib/locations/locations'
import { company } from '@/lib/site/company'

const screenPixels = 844

/** The lowest top of an element on a phone: of the first visible one that the selector finds. */
const maxTops: Record<string, Record<string, number>> = Object.fromEntries([
  ['/', { 'main a[href="#emergencies"]': 740 }],
  ...getAnimals().map(({ slug }) => [`/field-guide/${slug}`, { '#today-heading': 800 }]),
  ...articles.map(({ slug }) => [
    `/blog${slug}`,
    {
      '#short-heading': 690,
      'main a[href^="tel:"]': 2 * screenPixels - 44,
      'main a[href^="/contact"]': 2 * screenPixels - 44,
    },
  ]),
  ...services.map(({ slug }) => [`/services/${slug}`, { [`#${slug}`]: 420 }]),
  ...getEmergencyGuides().map(({ slug }) => [`/field-guide/${slug}`, { '#steps ol': 420 }]),
])

/** Positions depend on the length of texts, so these hold for the sample only. */
export const showsFirstWhatVisitorsCameFor: Rule = ({ page, path }) =>
  page.evaluate(
    (tops) =>
      Object.entries(tops).flatMap(([selector, maxTop]) => {
        const elements = [...document.querySelectorAll(selector)]
        const first = elements.find((element) => element.checkVisibility())
        const top = (first?.getBoundingClientRect().top ?? Infinity) + window.scrollY
        return top < maxTop ? [] : [`${selector} at ${top}, not above ${maxTop}`]
      }),
    (company().sample && maxTops[path]) || {},
  )

/** The length of a page on a phone, in screens. */
const maxScreens: Record<string, number> = Object.fromEntries([
  ['/', 6.4],
  ['/articles', 5.5],
  ['/field-guide', 7.5],
  ['/services', 7.5],
  ...getLocations().map(({ slug }) => [`/locations/${slug}`, 7.5]),
])

export const staysShort: Rule = async ({ page, path }) => {
  const maxLength = (company().sample && maxScreens[path]) || Infinity
  const pixels = await page.evaluate(() => document.documentElement.scrollHeight)
  const screens = pixels / screenPixels
  return screens > maxLength ? [`${screens.toFixed(2)} screens, not ${maxLength}`] : []
}

/** A city's text leaves no void beside the longer column of its terms. */
export const fillsTheColumnBesideACity: Rule = ({ page }) =>
  page.evaluate(() => {
    const bottomOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().bottom ?? Infinity
    const emptyPixels = bottomOf('main .prose') - bottomOf('#terms')
    return emptyPixels < 200 ? [] : [`${emptyPixels} empty pixels`]
  })
