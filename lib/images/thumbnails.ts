/**
 * Widths of thumbnails, in pixels: two to three times those on a page. An SVG file would be a document of its own, which the
 * browser parses and styles before it shows the page's next frame.
 */
export const thumbnailWidths = {
  specimens: [108, 144, 216, 288, 432],
  signs: [216],
  articles: [216],
} as const

type ThumbnailWidth = (typeof thumbnailWidths)[keyof typeof thumbnailWidths][number]

/** A folder below public/images with drawings of one size. */
export type DrawingFolder = keyof typeof thumbnailWidths

type Thumbnail = { folder: DrawingFolder; name: string; width: ThumbnailWidth }

/** Path of a thumbnail of a drawing, which app/images draws. */
export function thumbnailPath({ folder, name, width }: Thumbnail): string {
  return `/images/${folder}/${name}-${width}.webp`
}

/** Height by width of a thumbnail that shows only the middle of its drawing: that of an article on a phone. */
export const croppedThumbnails: Partial<Record<DrawingFolder, number>> = { articles: 10 / 9 }

/** The thumbnail for the picture of an article. A photo has smaller versions of its own. */
export function articleThumbnail(image: string): string | undefined {
  const [, name] = /^\/images\/articles\/([^/]+)\.svg$/.exec(image) ?? []
  return name && thumbnailPath({ folder: 'articles', name, width: 216 })
}
