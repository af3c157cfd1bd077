import { existsSync } from 'node:fs'
import { imageSize } from './image-size'
import { isPhoto, photoAttributes } from './photos'

/**
 * A picture in a text as HTML.
 *
 * @param picture Its path, its alternative text escaped for an attribute, and its caption as HTML, which may be empty.
 * @throws When there is no such picture.
 */
export function figure(picture: { href: string; alt: string; caption: string }): string {
  const { href, alt, caption } = picture
  const file = `${isPhoto(href) ? 'content' : 'public'}${href}`
  if (!existsSync(file)) throw new Error(`there is no picture ${file}`)
  const figcaption = caption && `<figcaption>${caption}</figcaption>`
  return `<figure><img ${sourceAttributes(href)} alt="${alt}" loading="lazy">${figcaption}</figure>\n`
}

function sourceAttributes(href: string) {
  if (!isPhoto(href)) {
    const { width, height } = imageSize(`public${href}`)
    return `src="${href}" width="${width}" height="${height}"`
  }
  const { src, srcSet, width, height } = photoAttributes(href)
  return `src="${src}" srcset="${srcSet}" sizes="(min-width: 42rem) 38rem, 92vw" width="${width}" height="${height}"`
}
