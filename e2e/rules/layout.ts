import { layoutShift } from '../support/layout-shift'
import { countSheets } from '../support/sheets'
import type { Page } from '../support/test'
import { onScreen, type PageRule, type Rule } from './rule'
import { getAnimals, getEmergencyGuides } from '@/lib/guide/animals'

/** WCAG 2.5.8 asks for 24, and a thumb for 44 where it matters. */
const targetPixels = { least: 24, button: 44 }

/** Less than a screen, so that no button is passed over. */
const scrollStep = 400

/** A heading with another number of lines in the fallback font moves its page by up to 0.04. From 0.1 on visitors mind. */
const mostShift = 0.05

export const keepsItsLayout: Rule = async ({ page }) => {
  const shift = (await layoutShift(page)) ?? 0
  return shift > mostShift ? [`moves by ${shift}`] : []
}

/** What reaches beyond the right edge of a page that can be scrolled sideways. */
export const fitsTheScreen: PageRule = ({ page }) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent.slice(0, 40)}`)
  })

export const fitsTheNarrowestScreen = onScreen({ width: 320, height: 640 }, fitsTheScreen)

/** What a visitor may ask of any page (WCAG 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/** As a constructed sheet, which the Content-Security-Policy does not refuse. */
export const spaceTexts = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
    const header = document.querySelector('header')
    if (!header) throw new Error('no header')
    // Observers are called in the order in which they were made: when this one is, the page's own has made room.
    return new Promise<void>((resolve) => {
      new ResizeObserver(() => resolve()).observe(header)
    })
  }, spacing)

export const keepsSpacedTextApart: PageRule = async ({ page }) => {
  await spaceTexts(page)
  const faults = await page.evaluate(cutOrClashingTexts)
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return faults
}

/** The narrowest screen that shows the header in one line. */
export const keepsSpacedTextApartOnALaptop = onScreen(
  { width: 1152, height: 800 },
  keepsSpacedTextApart,
)

export const hasTargetsForAThumb: PageRule = ({ page }) =>
  page.evaluate(findSmallTargets, targetPixels)

/** And none where somebody else has to be called first. */
export const hasOneFilledCallButtonOnEachScreen: Rule = ({ page }) =>
  page.evaluate((step) => {
    const faults: string[] = []
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' })
      // The browser tells of it with its next frame, which a busy machine may never draw.
      window.dispatchEvent(new Event('scroll'))
      const filled = [...document.querySelectorAll('a[href^="tel:"]')].filter((link) => {
        const box = link.getBoundingClientRect()
        const isInView = link.checkVisibility() && box.bottom > 0 && box.top < window.innerHeight
        return isInView && getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)'
      })
      const wanted = document.querySelector('[data-urgent]') ? 0 : 1
      if (filled.length !== wanted) faults.push(`${filled.length} when scrolled to ${top}`)
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    return faults
  }, scrollStep)

export const standsStillWhereAsked: Rule = ({ page }) =>
  page.evaluate(() => [
    ...document.getAnimations().map((animation) => `an animation: ${animation.id}`),
    ...(getComputedStyle(document.documentElement).scrollBehavior === 'auto'
      ? []
      : ['a drawn out scroll']),
  ])

/** Elements that only their background color sets apart, which forced colors remove. */
export const showsControlsByBordersInForcedColors: Rule = async ({ page }) => {
  const filled = await page.evaluateHandle(() =>
    // The skip link shows with the ring of its focus.
    [
      ...document.querySelectorAll(
        'a:not([href="#main"]), button, summary, input, select, textarea',
      ),
    ]
      .filter((control) => control.checkVisibility())
      .filter((control) => getComputedStyle(control).backgroundColor !== 'rgba(0, 0, 0, 0)'),
  )
  await page.emulateMedia({ forcedColors: 'active' })
  const faults = await filled.evaluate((controls) =>
    controls
      .filter((control) => parseFloat(getComputedStyle(control).borderTopWidth) === 0)
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  )
  await page.emulateMedia({ forcedColors: 'none' })
  return faults
}

/** The outlines of framed drawings are dark, and so may be the visitor's own background. */
export const hasFramesOnCardsInForcedColors: Rule = async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const faults = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility())
      .filter((image) => getComputedStyle(image).backgroundColor !== 'rgb(255, 253, 248)')
      .map(({ src }) => src.slice(0, 80)),
  )
  await page.emulateMedia({ forcedColors: 'none' })
  return faults
}

/** Letter sheets: an emergency guide hangs on a door, and a page on an animal is taken along. */
export const printsOnFewSheets: Rule = async ({ page, path }) => {
  const isAbout = ({ slug }: { slug: string }) => path.endsWith(`/${slug}`)
  const hasHealthAdvice = getAnimals().some((animal) => isAbout(animal) && animal.health.length > 0)
  const most = getEmergencyGuides().some(isAbout) ? 1 : hasHealthAdvice ? 3 : 2
  const sheets = await countSheets(page)
  return sheets > most ? [`${sheets}, not ${most}`] : []
}

/** Boxes that hide some of their text, lines that reach beyond the screen, and pairs of lines that share some of their room. */
function cutOrClashingTexts() {
  const tolerancePixels = 4
  /** Shortened, as the last crumb is, which the heading repeats whole; or for the ear alone. */
  const isPartlyShown = ({ textOverflow, clipPath }: CSSStyleDeclaration) =>
    textOverflow === 'ellipsis' || clipPath === 'inset(50%)'
  /** Or in what has a scroll bar of its own, such as long contents or a wide table. */
  const isApart = (element: Element | null): boolean => {
    if (element === null || element === document.body) return false
    const style = getComputedStyle(element)
    return style.overflowY === 'auto' || isPartlyShown(style) || isApart(element.parentElement)
  }
  const areClashing = (one: DOMRect, other: DOMRect) => {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return width > tolerancePixels && height > tolerancePixels
  }

  const cut = [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((box) => box.clientWidth > 1 && box.checkVisibility())
    .filter((box) => !box.matches('svg') && !isPartlyShown(getComputedStyle(box)))
    .filter((box) => getComputedStyle(box).overflow === 'hidden')
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
    )
    .map((box) => `cut off: ${box.innerText.slice(0, 60)}`)

  const lines: { text: string; box: DOMRect }[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    const text = textContent?.trim().slice(0, 30)
    // On purpose over the page, or in a drawing.
    if (!text || parentElement?.closest('[data-call-bar], svg')) continue
    if (!parentElement?.checkVisibility() || isApart(parentElement)) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    for (const box of range.getClientRects()) lines.push({ text, box })
  }
  const outside = lines
    .filter(({ box }) => box.right > document.documentElement.clientWidth)
    .map(({ text }) => `beyond the screen: ${text}`)
  const clashing = lines.flatMap((line, index) =>
    lines
      .slice(index + 1)
      .filter((other) => areClashing(line.box, other.box))
      .map((other) => `one on the other: ${line.text} | ${other.text}`),
  )
  return [...cut, ...outside, ...clashing]
}

/** What is smaller than it should be: a field, and what looks like a button, must be larger than a plain link. */
function findSmallTargets({ least, button }: typeof targetPixels) {
  /** WCAG lets a link in a sentence be as high as its line, and so the raised number of a source. */
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
  // The skip link is hidden until it has the focus.
  const selector = 'a[href]:not([href="#main"]), button, summary, select, textarea, input'
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((target) => {
    if (!target.checkVisibility() || isWithinSentence(target)) return []
    const { width, height } = target.getBoundingClientRect()
    const min = looksLikeButton(target) ? button : least
    if (width >= min && height >= min) return []
    const name = target.textContent.trim().slice(0, 40) || target.getAttribute('name')
    return [`${name}: ${Math.round(width)} by ${Math.round(height)}, not ${min}`]
  })
}
