import type { PageRule } from './rule'
import { services } from '@/lib/content/services'

// What a page says to those who hear it, copy it, search it, or read it without its style.

/** Texts beside each other without a space between them, unless they are parts of one word. */
export const separatesTexts: PageRule = ({ page }) =>
  page.evaluate(() => {
    // Every reader begins a new line with these, also one that is older than <section> and <summary>.
    const lines =
      'address, blockquote, br, dd, div, dl, dt, form, h1, h2, h3, h4, input, li, ol, option, p, select, table, td, th, tr, textarea, ul'
    const boxOf = (text: Text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()]
    }
    const isOneWord = (before: Text, after: Text) => {
      const [end, start] = [boxOf(before).at(-1), boxOf(after)[0]]
      return end && start && Math.abs(end.right - start.left) < 1 && start.top < end.bottom
    }
    const problems: string[] = []
    let before: Text | undefined
    const read = (node: Node) => {
      if (node instanceof Text && node.data) {
        const isGlued =
          before && /[\p{L}\p{N}.!?)]$/u.test(before.data) && /^[\p{L}\p{N}(]/u.test(node.data)
        if (before && isGlued && !isOneWord(before, node)) {
          problems.push(`${before.data.slice(-30)}|${node.data.slice(0, 30)}`)
        }
        before = node
      }
      if (!(node instanceof Element) || node.matches('script, style, template, noscript, svg')) {
        return
      }
      const isLine = node.matches(lines)
      if (isLine) before = undefined
      for (const child of node.childNodes) read(child)
      if (isLine) before = undefined
    }
    read(document.body)
    return problems
  })

/** Search in the page and links to a text open only what is in a `<details>`. Those of the menus are listed in the footer. */
export const findsWhatIsFolded: PageRule = ({ page }) =>
  page.evaluate(() =>
    [...document.querySelectorAll('details:not([data-menu])')]
      .filter(({ textContent, children }) => textContent.trim() === children[0]?.textContent.trim())
      .map(({ textContent }) => textContent),
  )

/** Firefox reads the words in a drawing out, too, although the drawing has a name. */
export const namesPicturesOnce: PageRule = ({ page }) =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg[role="img"] text')]
      .filter((text) => !text.closest('[aria-hidden="true"]'))
      .map(({ textContent }) => textContent),
  )

/** Firefox calls a required field invalid before anybody has typed, unless the page says that it is not. */
export const callsNoFieldInvalidYet: PageRule = ({ page }) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-invalid="true"], :required:not([aria-invalid])')].map(
      ({ id }) => id,
    ),
  )

/** Voice control presses a link by its name, and asks which one is meant when two lead to different pages. */
export const linksOneNameToOnePlace: PageRule = ({ page }) =>
  page.evaluate(
    (pinned) => {
      const places = new Map<string, Set<string>>()
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]:not(svg a)')) {
        const name = (link.ariaLabel ?? link.textContent).replace(/\s+/g, ' ').trim()
        if (!link.checkVisibility() || pinned.includes(name)) continue
        const key = name.toLowerCase()
        places.set(key, (places.get(key) ?? new Set()).add(String(link.href)))
      }
      return [...places]
        .filter(([, { size }]) => size > 1)
        .map(([name, hrefs]) => `${name}: ${[...hrefs].join(', ')}`)
      // The specification names all links to a service alike: in the header, on cards, in lists.
    },
    services().map(({ name }) => name),
  )
