import { layoutShift } from '../support/layout-shift'
import { countSheets, surelyFits } from '../support/sheets'
import { emergencyGuidePaths } from '../support/site'
import type { Page } from '../support/test'
import type { PageRule, Rule } from './rule'
import { getEmergencyGuides } from '@/lib/content/field-guide'

/** WCAG 2.5.8 requires 24 for any target. Buttons and fields have 44, which a thumb hits easily. */
const minTargetPixels = { link: 24, button: 44 }

/** Less than a screen, so that every button comes into view. */
const scrollStepPixels = 400

/** A heading that wraps differently in the fallback font shifts its page by up to 0.04. Above 0.1 a shift counts as poor. */
const maxLayoutShift = 0.05

export const keepsItsLayout: Rule = async ({ page }) => {
  const shift = (await layoutShift(page)) ?? 0
  return shift > maxLayoutShift ? [`shifts by ${shift}`] : []
}

/** A heading that wraps differently would shift its page by 0.03; an early paint, before the last tile of a row, by 0.01. */
const maxLayoutShiftOfFont = 0.02

export const swapsInTheHeadingFont: Rule = async ({ page, headingsBeforeFont }) => {
  const shift = (await layoutShift(page)) ?? 0
  if (shift > maxLayoutShiftOfFont) return [`shifts by ${shift}`]
  const isSwapped = (await headingLines(page)) !== headingsBeforeFont
  return isSwapped ? [] : ['headings stay in the fallback font']
}

/** The widths of single lines, since a whole heading may have the same width in both fonts. */
export const headingLines = (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4')]
    const range = document.createRange()
    const lines = headings.flatMap((heading) => {
      range.selectNodeContents(heading)
      return [...range.getClientRects()].map(({ width }) => width)
    })
    return lines.join()
  })

/** Elements that reach beyond the right edge of a page that scrolls sideways, and texts that a band clips there. */
export const fitsTheScreen: PageRule = ({ page }) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const selector = scrollWidth > clientWidth ? 'body *' : 'h1, h2, h3, p, dt, dd, button, label'
    return [...document.querySelectorAll(selector)]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .filter((element) => scrollWidth > clientWidth || element.checkVisibility())
      .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent.slice(0, 40)}`)
  })

/** The texts of a page on a screen of 320 pixels. To paint a page anew for another screen takes half as long as to open it. */
export const fitsANarrowColumn: PageRule = ({ page }) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    if (!main) return ['no main']
    main.style.width = '320px'
    const isWider = main.scrollWidth > 320
    const wide = [...main.querySelectorAll('*')]
      .filter((element) => isWider && element.getBoundingClientRect().right > 321)
      .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent.slice(0, 40)}`)
    main.style.width = ''
    return wide
  })

/** An extension that doubles the text, which media queries don't notice. Header and call bar take at most a quarter then. */
export const fitsTheScreenWithDoubledText: PageRule = async ({ page }) => {
  await applyStyle(page, 'html { font-size: 200% !important }')
  const problems = await fitsTheScreen({ page })
  const [covered, height] = await page.evaluate(() => {
    const bars = ['header', '[data-call-bar]'].map((bar) => document.querySelector(bar))
    const heights = bars.map((bar) => bar?.getBoundingClientRect().height ?? Infinity)
    return [heights.reduce((sum, height) => sum + height), window.innerHeight]
  })
  await applyStyle(page)
  return covered <= height / 4 ? problems : [...problems, `${covered} pixels are covered`]
}

/** The visitor's browser setting, which scales every rem, also of media queries. */
export const fitsTheScreenWithLargerText: PageRule = async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  const isLarger = await page.evaluate(
    () => getComputedStyle(document.documentElement).fontSize === '32px',
  )
  const problems = isLarger ? await fitsTheScreen({ page }) : ['the text is not larger']
  problems.push(...(await page.locator('nav li').evaluateAll(findSplitWords)))
  problems.push(...(await page.evaluate(findCoveringBars)))
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await session.detach()
  return problems
}

/** Bars that cover the beginning of a page, take more than a quarter of the screen, or don't show the number. */
function findCoveringBars() {
  const boxOf = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  const [header, first, bar, call] = [
    'header',
    'main :is(p, h1)',
    '[data-call-bar]',
    '[data-call-bar] a',
  ].map(boxOf) as [DOMRect, DOMRect, DOMRect, DOMRect]
  return [
    ...(header.bottom > first.top ? ['the header covers the first text'] : []),
    ...(header.height + bar.height > window.innerHeight / 4 ? ['the bars are too high'] : []),
    ...(call.height > 0 && call.top < window.innerHeight ? [] : ['the call button is not shown']),
  ]
}

/** Texts with many more lines than words, because their column has room for a few letters only. */
const findSplitWords = (items: readonly Element[]) =>
  items
    .map((item) => ({
      text: item.textContent.trim(),
      lines: item.getBoundingClientRect().height / parseFloat(getComputedStyle(item).lineHeight),
    }))
    .filter(({ text, lines }) => lines > text.split(/[\s-]+/).length + 2)
    .map(({ text, lines }) => `${text}: ${lines} lines`)

/** A translator turns a page around for languages that are written from right to left. */
export const fitsTheScreenTurnedAround: PageRule = async ({ page }) => {
  const turn = (dir: string) => page.evaluate((dir) => (document.documentElement.dir = dir), dir)
  await turn('rtl')
  const isWider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  const reversed = await page.evaluate(findReversedNumbers)
  await turn('')
  return [...reversed, ...(isWider ? ['scrolls sideways'] : [])]
}

/** Telephone numbers with a digit that stands before the one that it follows. */
function findReversedNumbers() {
  const links = document.querySelectorAll<HTMLElement>('[href^="tel:"], [href^="sms:"]')
  return [...links]
    .filter((link) => link.checkVisibility())
    .filter((link) => {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      const digits: DOMRect[] = []
      while (texts.nextNode()) {
        for (const { index } of (texts.currentNode.textContent ?? '').matchAll(/\d/g)) {
          range.setStart(texts.currentNode, index)
          range.setEnd(texts.currentNode, index + 1)
          digits.push(range.getBoundingClientRect())
        }
      }
      return digits.some(({ left, top }, index) => {
        const before = digits[index - 1]
        return before && before.top === top && before.left > left
      })
    })
    .map(({ textContent }) => `a reversed number: ${textContent}`)
}

export const hasNoEmptyBlocks: PageRule = ({ page }) => page.evaluate(findEmptyBlocks, 0)

/** Elements that show nothing, but take up space or a gap, and sections of which only the heading is left. */
export function findEmptyBlocks(minPixels: number) {
  const pictures = 'img, svg, video, iframe, input, select, textarea, hr'
  // Scripts fill the status later. Some lines and colors are ornaments.
  const isOnPurpose = 'br, wbr, [role="status"], .border-dashed, [aria-hidden="true"]'
  const filled = new Set<Element>()
  const fill = (element: Element | null) => {
    if (!element?.checkVisibility()) return
    for (let at: Element | null = element; at && !filled.has(at); at = at.parentElement) {
      filled.add(at)
    }
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    if (texts.currentNode.textContent?.trim()) fill(texts.currentNode.parentElement)
  }
  for (const picture of document.querySelectorAll(pictures)) fill(picture)
  const blocks = [...document.querySelectorAll('body *')]
    .filter((element) => !filled.has(element) && element.checkVisibility())
    .filter((element) => !element.closest(`:is(source, ${pictures}, ${isOnPurpose})`))
    .filter((element) => element.getBoundingClientRect().height >= minPixels)
    .map((element) => element.outerHTML.slice(0, 80))
  const headings = [...document.querySelectorAll('section')]
    .filter((section) => !section.querySelector(pictures))
    .filter((section) => section.textContent === section.querySelector('h2, h3')?.textContent)
    .map((section) => `only a heading: ${section.textContent}`)
  return [...blocks, ...headings]
}

/** The text spacing that a page must allow (WCAG 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/** Uses a constructed style sheet, which the Content-Security-Policy allows. Without rules it takes the last ones back. */
export const applyStyle = (page: Page, css = '') =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, css)

export async function applyTextSpacing(page: Page) {
  await applyStyle(page, textSpacing)
  await page.evaluate(() => {
    const header = document.querySelector('header')
    if (!header) throw new Error('no header')
    // The page's own observer makes room for a taller header. Observers run in the order of their creation.
    return new Promise<void>((resolve) => {
      new ResizeObserver(() => resolve()).observe(header)
    })
  })
}

export const allowsTextSpacing: PageRule = async ({ page }) => {
  await applyTextSpacing(page)
  const problems = await page.evaluate(findClippedOrOverlappingTexts)
  await applyStyle(page)
  return problems
}

export const keepsTextsApart: PageRule = ({ page }) => page.evaluate(findClippedOrOverlappingTexts)

export const hasLargeTargets: PageRule = ({ page }) =>
  page.evaluate(findSmallTargets, minTargetPixels)

export const hasOneFilledCallButtonOnEachScreen: Rule = ({ page, path }) =>
  page.evaluate(
    ({ step, expected }) => {
      const problems: string[] = []
      for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
        window.scrollTo({ top, behavior: 'instant' })
        // The browser sends this event with its next frame, for which a busy machine may take long.
        window.dispatchEvent(new Event('scroll'))
        const filled = [...document.querySelectorAll('a[href^="tel:"]')].filter((link) => {
          const box = link.getBoundingClientRect()
          const isInView = link.checkVisibility() && box.bottom > 0 && box.top < window.innerHeight
          return isInView && getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)'
        })
        if (filled.length !== expected) problems.push(`${filled.length} when scrolled to ${top}`)
      }
      window.scrollTo({ top: 0, behavior: 'instant' })
      return problems
    },
    { step: scrollStepPixels, expected: emergencyGuidePaths.includes(path) ? 0 : 1 },
  )

export const respectsReducedMotion: Rule = ({ page }) =>
  page.evaluate(() => {
    const problems = document.getAnimations().map((animation) => `an animation: ${animation.id}`)
    const { scrollBehavior } = getComputedStyle(document.documentElement)
    if (scrollBehavior !== 'auto') problems.push('smooth scrolling')
    return problems
  })

/**
 * Forced colors remove backgrounds, so a control with a background needs a border. Drawings have dark outlines, which would
 * vanish on a visitor's dark background. The months of an animal are colors alone.
 */
export const showsControlsAndPicturesInForcedColors: Rule = async ({ page }) => {
  const filled = await page.evaluateHandle(() =>
    // The skip link shows only while it has focus, and then with a ring.
    [
      ...document.querySelectorAll(
        'a:not([href="#main"]), button, summary, input, select, textarea',
      ),
    ]
      .filter((control) => control.checkVisibility())
      .filter((control) => getComputedStyle(control).backgroundColor !== 'rgba(0, 0, 0, 0)'),
  )
  const months = page.locator('#months li span > span')
  const colorsOf = (all: readonly Element[]) =>
    all.map((element) => getComputedStyle(element).backgroundColor)
  const colors = await months.evaluateAll(colorsOf)
  await page.emulateMedia({ forcedColors: 'active' })
  const forcedColors = await months.evaluateAll(colorsOf)
  const problems = await filled.evaluate((controls) => [
    ...controls
      .filter((control) => parseFloat(getComputedStyle(control).borderTopWidth) === 0)
      .map(({ outerHTML }) => `no border: ${outerHTML.slice(0, 80)}`),
    ...[...document.images]
      .filter((image) => image.checkVisibility())
      .filter((image) => getComputedStyle(image).backgroundColor !== 'rgb(255, 253, 248)')
      .map(({ src }) => `no light ground: ${src.slice(0, 80)}`),
  ])
  if (String(forcedColors) !== String(colors)) problems.push('the months lose their colors')
  await page.emulateMedia({ forcedColors: 'none' })
  return problems
}

/** Letter sheets: visitors hang up an emergency guide, and take the page of an animal along. */
export const printsOnFewSheets: Rule = async ({ page, path }) => {
  const isAbout = ({ slug }: { slug: string }) => path.endsWith(`/${slug}`)
  const maxSheets = getEmergencyGuides().some(isAbout) ? 1 : 3
  if (await surelyFits(page, maxSheets)) return []
  const sheets = await countSheets(page)
  return sheets > maxSheets ? [`${sheets}, not ${maxSheets}`] : []
}

/** Boxes that clip their text, lines that reach beyond the screen, and pairs of lines that overlap. */
function findClippedOrOverlappingTexts() {
  const tolerancePixels = 4
  /** Truncated on purpose, as the last breadcrumb is, or only for screen readers. */
  const isClippedOnPurpose = ({ textOverflow, clipPath }: CSSStyleDeclaration) =>
    textOverflow === 'ellipsis' || clipPath === 'inset(50%)'
  /** Also in an element with a scroll bar of its own, such as a long table of contents. */
  const isIgnored = (element: Element | null): boolean => {
    if (element === null || element === document.body) return false
    const style = getComputedStyle(element)
    if (style.overflowY === 'auto' || isClippedOnPurpose(style)) return true
    return isIgnored(element.parentElement)
  }
  const areOverlapping = (one: DOMRect, other: DOMRect) => {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return width > tolerancePixels && height > tolerancePixels
  }

  const clipped = [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((box) => box.clientWidth > 1 && box.checkVisibility())
    .filter((box) => !box.matches('svg') && !isClippedOnPurpose(getComputedStyle(box)))
    .filter((box) => getComputedStyle(box).overflow === 'hidden')
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
    )
    .map((box) => `clipped: ${box.innerText.slice(0, 60)}`)

  const lines: { node: Node; text: string; box: DOMRect }[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    const text = textContent?.trim().slice(0, 30)
    // The call bar lies over the page on purpose.
    if (!text || parentElement?.closest('[data-call-bar], svg')) continue
    if (!parentElement?.checkVisibility() || isIgnored(parentElement)) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    for (const box of range.getClientRects()) lines.push({ node: texts.currentNode, text, box })
  }
  const outside = lines
    .filter(({ box }) => box.right > document.documentElement.clientWidth)
    .map(({ text }) => `beyond the screen: ${text}`)
  const overlapping = lines.flatMap((line, index) =>
    lines
      .slice(index + 1)
      // The lines of a heading are lower than its letters could be.
      .filter((other) => other.node !== line.node && areOverlapping(line.box, other.box))
      .map((other) => `overlapping: ${line.text} | ${other.text}`),
  )
  return [...clipped, ...outside, ...overlapping]
}

/** Fields and links that look like buttons must be larger than plain links. */
function findSmallTargets({ link, button }: typeof minTargetPixels) {
  /** WCAG exempts links within a sentence, to which the raised number of a source belongs. */
  const isWithinSentence = (target: Element) => {
    let block: Element | null = target
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
    return block !== target && block?.textContent.trim() !== target.textContent.trim()
  }
  const looksLikeButton = (target: Element) => {
    if (target.matches('[type="checkbox"]') || target.closest('[role="grid"]')) return false
    const { backgroundColor, borderTopWidth } = getComputedStyle(target)
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || parseFloat(borderTopWidth) > 0
  }
  /** The link of a card may cover all of the card. */
  const areaOf = (target: HTMLElement) => {
    const { position, inset } = getComputedStyle(target, '::after')
    return (position === 'absolute' && inset === '0px' && target.offsetParent) || target
  }
  // The skip link is hidden until it has the focus.
  const selector = 'a[href]:not([href="#main"]), button, summary, select, textarea, input'
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((target) => {
    if (!target.checkVisibility() || isWithinSentence(target)) return []
    const { width, height } = areaOf(target).getBoundingClientRect()
    const min = looksLikeButton(target) ? button : link
    if (width >= min && height >= min) return []
    const name = target.textContent.trim().slice(0, 40) || target.getAttribute('name')
    return [`${name}: ${Math.round(width)} by ${Math.round(height)}, not ${min}`]
  })
}
