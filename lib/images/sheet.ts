import 'server-only'
import { readDrawing, withoutText } from './drawings'

/** A folder below public/images whose drawings have the same size, in pixels. */
type Folder = { name: string; width: number; height: number }

export const specimenFolder: Folder = { name: 'specimens', width: 400, height: 300 }
export const signFolder: Folder = { name: 'signs', width: 200, height: 150 }

/**
 * An SVG file with thumbnails side by side, each at an address of its own such as `sheet.svg#ant`: a row of six drawings
 * takes one request.
 *
 * @param names Names of drawings in the folder, without .svg. They are the ids of the thumbnails.
 * @returns The text of the file.
 * @throws When a drawing is missing or can't be read.
 */
export function drawingSheet(folder: Folder, names: readonly string[]) {
  const { width, height } = folder
  const views = names.map(
    (name, index) => `<view id="${name}" viewBox="${index * width} 0 ${width} ${height}"/>`,
  )
  const drawings = names.map((name, index) =>
    thumbnail(folder, name).replace(
      '<svg ',
      `<svg x="${index * width}" width="${width}" height="${height}" `,
    ),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${names.length * width} ${height}">`,
    ...views,
    ...drawings,
    '</svg>',
  ].join('\n')
}

/** Path of the file with all drawings of signs. */
export const signSheet = '/images/signs.svg'

/** Path of the thumbnail of an animal's drawing. */
export const thumbnailPath = (name: string) => `/images/thumbnails/${name}.svg`

/**
 * A drawing for less than 160 pixels of width, as the text of an SVG file.
 *
 * @throws When the drawing is missing or can't be read.
 */
export function thumbnail({ name: folder }: Folder, name: string) {
  return withoutText(readDrawing(`/images/${folder}/${name}.svg`))
}
