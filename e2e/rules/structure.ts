import { HtmlValidate } from 'html-validate'
import { findViolations } from '../support/accessibility'
import type { Rule } from './rule'
import { company } from '@/lib/site/company'

/**
 * The HTML standard and the accessibility rules, but none about code style, since React writes the HTML. Headings start
 * at level one and skip no level.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'heading-level': 'error', 'no-missing-references': 'error' },
})

export const isValidHtml: Rule = async ({ html }) => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

/** A title or heading about a price must contain a figure. Only for the sample: another owner may ask “What does it cost?”. */
export const namesPricesOnlyWithFigures: Rule = async ({ page }) => {
  if (!company().sample) return []
  return page.evaluate(() =>
    [document.title, ...[...document.querySelectorAll('h1, h2, h3')].map((e) => e.textContent)]
      .filter((text) => /\b(?:price|cost)s?\b/i.test(text))
      .filter((text) => !/\d/.test(text)),
  )
}

export const isAccessible: Rule = ({ page }) => findViolations(page)

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

/** What a missing value, a placeholder or a claim that is not filled, and a missing word leave in a text. */
const gap =
  /\[object \w+\]|\bundefined\b|\bNaN\b|^null$|":null|\{+ *[a-z][\w.-]* *\}|\(\( *[a-z]|\( *\)|\S [,.](?= |$)|[,;:] [,.;:]|,[,.;](?= |$)/gim

export const hasNoGaps: Rule = async ({ page }) => {
  const texts = await page.evaluate(() => {
    const read = 'alt, aria-label, content, href, placeholder, src, title'.split(', ')
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      read.flatMap((name) => element.getAttribute(name) ?? []),
    )
    const data = [...document.querySelectorAll('[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    )
    return [document.title, document.body.innerText, ...attributes, ...data]
  })
  return texts.flatMap((text) =>
    [...text.matchAll(gap)].map(({ index }) => text.slice(Math.max(0, index - 20), index + 20)),
  )
}

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
