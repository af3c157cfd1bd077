import { findViolations } from '../support/accessibility'
import type { Rule } from './rule'

export const isAccessible: Rule = ({ page }) => findViolations(page)

/** What axe may find on a wide screen alone, at a fifth of the time that all its rules take. */
export const hasContrast: Rule = ({ page }) =>
  findViolations(page, { type: 'rule', values: ['color-contrast'] })

/** A text that can be opened and closed says so, also to visitors who don't know that its line can be pressed. */
export const showsSignsOfFolds: Rule = ({ page }) =>
  page.evaluate(() =>
    // The places in a drawing of a house have an outline and a light instead.
    [...document.querySelectorAll<HTMLElement>('main summary:not(.house-places *)')]
      .filter((summary) => summary.checkVisibility())
      .filter((summary) => {
        const details = summary.parentElement as HTMLDetailsElement
        const sign = () => getComputedStyle(summary, '::after').content.replace(/^"" *|["' ]/g, '')
        const before = sign()
        details.open = !details.open
        const after = sign()
        details.open = !details.open
        return !before || !after || before === 'none' || before === after
      })
      .map(({ textContent }) => textContent),
  )

/** Folds have signs, and the places of a house have numbers: a browser's own triangle would stand beside these. */
export const hidesMarkersOfBrowsers: Rule = ({ page }) =>
  page.evaluate(() =>
    [...document.querySelectorAll('summary')]
      .filter((summary) => getComputedStyle(summary).listStyleType !== 'none')
      .map(({ textContent }) => textContent),
  )

export const loadsItsPictures: Rule = ({ page }) =>
  page.evaluate(async () => {
    const checks = [...document.images].map(async (image) => {
      // A lazy picture far down would never be requested.
      image.loading = 'eager'
      const isLoaded = await image.decode().then(
        () => image.naturalWidth > 0,
        () => false,
      )
      return isLoaded ? [] : [image.currentSrc || image.src]
    })
    return (await Promise.all(checks)).flat()
  })

/** Screen readers read a page in the order of its HTML, which shows without a style sheet. */
export const readsInOrderWithoutStyle: Rule = ({ page }) =>
  page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    const sheets = [...document.styleSheets]
    for (const sheet of sheets) sheet.disabled = true
    const parts = [
      'a[href="#main"]',
      'header',
      'header a[href^="tel:"]',
      'main',
      'h1',
      'body > footer, footer:last-of-type',
    ].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return { selector, top: box && box.height > 0 ? box.top : NaN }
    })
    for (const sheet of sheets) sheet.disabled = false
    return parts
      .filter(({ top }, index) => !(top >= (parts[index - 1]?.top ?? -1)))
      .map(({ selector, top }) => `${selector} at ${top}`)
  })
