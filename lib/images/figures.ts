import { join } from 'node:path'
import { isPhoto } from './is-photo'
import { photoSlots } from './photo-slots'
import { readSvgFile } from './pictures'
import { preparePhoto } from './prepare-photo'

/**
 * A picture in a text as HTML.
 *
 * @param picture Its path, its alternative text escaped for an attribute, and its caption as HTML, which may be empty.
 */
export function figure(picture: { href: string; alt: string; caption: string }): string {
  const { href, alt, caption } = picture
  const figcaption = caption && `<figcaption>${caption}</figcaption>`
  return `<figure><img ${sourceAttributes(href)} alt="${alt}" loading="lazy">${figcaption}</figure>\n`
}

/** For a photo the same attributes as in components/ui/Photo.tsx. */
function sourceAttributes(href: string) {
  if (!isPhoto(href)) {
    const { width, height } = readSvgFile(join('public', href))
    return `src="${href}" width="${width}" height="${height}"`
  }
  const { width, height, src, srcSet } = preparePhoto(href, 'text')
  const { sizes } = photoSlots.text
  return `src="${src}" srcset="${srcSet}" sizes="${sizes}" width="${width}" height="${height}"`
}
