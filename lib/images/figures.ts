import { isPhoto, photoProblem } from './photo-problem'
import { photoPlaces } from './photo-slots'
import { drawingSize, pictureProblem } from './pictures'
import { preparePhoto } from './prepare-photo'
import type { ValueProblem } from '@/lib/content/problems'

/** A picture in a text, as Markdown has it. */
type Picture = { href: string; text: string; title?: string | null }

/**
 * A picture in a text as a figure.
 *
 * @param alt HTML for an attribute.
 * @param caption HTML.
 */
export function figure(href: string, alt: string, caption: string): string {
  const { width, height, src, sources } = isPhoto(href)
    ? photoInText(href)
    : { src: `src="${href}"`, sources: '', ...drawingSize(href) }
  const img = `<img ${src} alt="${alt}" width="${width}" height="${height}" loading="lazy">`
  const figcaption = caption && `<figcaption>${caption}</figcaption>`
  return `<figure>${sources ? `<picture>${sources}${img}</picture>` : img}${figcaption}</figure>\n`
}

/** The same as components/ui/Photo.tsx makes. */
function photoInText(path: string) {
  const { width, height, src, avif, webp, jpeg } = preparePhoto({ src: path }, 'text')
  const candidates = (addresses: string) =>
    `srcset="${addresses}" sizes="${photoPlaces.text.sizes}"`
  const source = (type: string, addresses: string) =>
    `<source type="image/${type}" ${candidates(addresses)}>`
  return {
    width,
    height,
    src: `src="${src}" ${candidates(jpeg)}`,
    sources: source('avif', avif) + source('webp', webp),
  }
}

/** What keeps a picture in a text from being shown. */
export function figureProblem({ href, text, title }: Picture): ValueProblem | undefined {
  const example = `![What it shows](${href} "Caption")`
  if (!text) return { message: `the picture ${href} has no alternative text`, example }
  if (isPhoto(href)) {
    if (!title) return { message: `the photo ${href} has no caption`, example }
    return photoProblem({ src: href }, 'text')
  }
  const problem = pictureProblem(href)
  if (problem || drawingSize(href)) return problem
  return { message: `${href} is no SVG with a size`, example: '<svg viewBox="0 0 800 500" …>' }
}
