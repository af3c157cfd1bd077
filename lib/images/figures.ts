import { join } from 'node:path'
import { photoProblem } from './photo-problem'
import { isPhoto } from './photo-schema'
import { photoSlots } from './photo-slots'
import { pictureProblem, readSvgFile } from './pictures'
import { preparePhoto } from './prepare-photo'
import type { ValueProblem } from '@/lib/content/problems'

/** A picture in Markdown: `![text](href "title")`. */
type Picture = { href: string; text: string; title?: string | null }

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

/** Why a picture in a text can't be shown. Undefined when it can. */
export function figureProblem({ href, text, title }: Picture): ValueProblem | undefined {
  const example = `![What it shows](${href} "Caption")`
  if (!text) return { message: `the picture ${href} has no alternative text`, example }
  if (isPhoto(href)) {
    if (!title) return { message: `the photo ${href} has no caption`, example }
    return photoProblem(href)
  }
  if (!href.endsWith('.svg') && href.startsWith('/')) {
    const message = `${href} is neither an SVG drawing below public/ nor a photo in content/photos`
    return { message, example: '/photos/wings.jpg' }
  }
  return pictureProblem(href)
}
