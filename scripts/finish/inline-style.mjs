import { setFaceAside } from './heading-face.mjs'
import { attribute, element, insertBefore, remove } from './tree.mjs'

/**
 * Puts the style sheet into the page, which saves the first paint a request.
 *
 * @param {import('./page.mjs').Page} page
 * @param {import('./site-files.mjs').SiteFiles} files
 * @returns {{ styleSheet: string, style: string, face?: import('./heading-face.mjs').Face }} The style sheet's address,
 *   what it says, and the font that it names.
 */
export function inlineStyle({ file, styleSheets }, files) {
  const [link, ...others] = styleSheets
  const href = link && attribute(link, 'href')
  if (!href || others.length > 0) {
    throw new Error(`${file}: ${styleSheets.length} style sheets where there should be one`)
  }
  const { style, face } = setFaceAside(styleOf(files.read(href), href), href)
  insertBefore(link, element('style', {}, style))
  remove(link)
  return { styleSheet: href, style, ...(face && { face }) }
}

const relativeAddress = /url\((['"]?)(?!['"/#]|[a-z]+:)([^'")]+)\1\)/g

/**
 * A style sheet as it can stand in a page: a relative address counts from the sheet there, and from
 * the page here.
 *
 * @param {string} css
 * @param {string} href
 */
function styleOf(css, href) {
  if (/<\/style/i.test(css)) throw new Error(`${href}: cannot stand in a <style>`)
  return css.replace(relativeAddress, (_, quote, address) => {
    const { pathname, search } = new URL(address, new URL(href, 'http://site.invalid'))
    return `url(${quote}${pathname}${search}${quote})`
  })
}
