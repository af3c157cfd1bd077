import { kindsOfPages } from '../support/site'
import { expect, test, type Page } from '../support/test'

/** What a visitor may ask of any page (WCAG 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/** A phone, and the narrowest screen that shows the header in one line. */
const screens = [
  { width: 390, height: 844 },
  { width: 1152, height: 800 },
]

for (const path of kindsOfPages) {
  test(`with wider spacing no text of ${path} is cut off or lies on another`, async ({ page }) => {
    for (const screen of screens) {
      await page.setViewportSize(screen)
      await page.goto(path)
      await spaceOut(page)
      expect.soft(await page.evaluate(cutTexts), `at ${screen.width}`).toEqual([])
      expect.soft(await page.evaluate(clashingLines), `at ${screen.width}`).toEqual([])
    }
  })
}

/** As a constructed sheet, which the Content-Security-Policy does not refuse. */
function spaceOut(page: Page) {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, spacing)
}

/** Boxes that hide some of their text, other than the last crumb, which the heading repeats whole. */
function cutTexts() {
  const all = [...document.body.querySelectorAll<HTMLElement>('*')]
  return all
    .filter((box) => box.checkVisibility() && box.clientWidth > 1)
    .filter(
      (box) =>
        getComputedStyle(box).overflow === 'hidden' && !box.matches('svg, .truncate, .sr-only'),
    )
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
    )
    .map((box) => `${box.tagName.toLowerCase()}: ${box.innerText.slice(0, 60)}`)
}

/** Lines of text that reach beyond the screen, and pairs of lines that share some of their room. */
function clashingLines() {
  const tolerancePixels = 4
  const lines: { text: string; box: DOMRect }[] = []
  /** In a list with a scroll bar of its own, such as long contents: what is below its edge is not shown. */
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowY === 'auto' || scrolls(element.parentElement))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    const text = textContent?.trim().slice(0, 30)
    // On purpose over the page, on the map, for the ear alone, shortened, or to be scrolled sideways.
    const isApart = parentElement?.closest(
      '[data-call-bar], svg, .sr-only, .truncate, .table-scroll',
    )
    if (!text || isApart || !parentElement?.checkVisibility() || scrolls(parentElement)) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    for (const box of range.getClientRects()) lines.push({ text, box })
  }
  const outside = lines.filter(({ box }) => box.right > document.documentElement.clientWidth)
  const pairs = lines.flatMap((line, index) =>
    lines
      .slice(index + 1)
      .filter((other) => areClashing(line.box, other.box))
      .map((other) => [line, other]),
  )
  return [...outside.map((line) => [line]), ...pairs].map((clash) => clash.map(({ text }) => text))

  function areClashing(one: DOMRect, other: DOMRect) {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return width > tolerancePixels && height > tolerancePixels
  }
}
