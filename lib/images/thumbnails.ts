/**
 * Widths of thumbnails, in pixels: two to three times those on a page. An SVG file would be a document of its own, which the
 * browser parses and styles before it shows the page's next frame.
 */
export const thumbnailWidths = { specimens: [108, 144, 216, 288], signs: [216, 432] } as const

type ThumbnailWidth = (typeof thumbnailWidths)[keyof typeof thumbnailWidths][number]

/** A folder below public/images with drawings of one size. */
export type DrawingFolder = keyof typeof thumbnailWidths

type Thumbnail = { folder: DrawingFolder; name: string; width: ThumbnailWidth }

/** Path of a thumbnail of a drawing, which app/images draws. */
export function thumbnailPath({ folder, name, width }: Thumbnail): string {
  return `/images/${folder}/${name}-${width}.webp`
}
