import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'public/images/specimens'
const width = 400
const height = 300

/**
 * Drawings side by side in one SVG file, each addressed by its name: `sheet.svg#ant`. Six drawings in a
 * row cost a phone one request, and not six.
 *
 * @param specimens Names of drawings, all of 400 by 300.
 */
export function targetSheet(specimens: readonly string[]) {
  const views = specimens.map(
    (name, index) => `<view id="${name}" viewBox="${index * width} 0 ${width} ${height}"/>`,
  )
  const drawings = specimens.map((name, index) => placed(drawing(name), index * width))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${specimens.length * width} ${height}">`,
    ...views,
    ...drawings,
    '</svg>',
  ].join('\n')
}

function placed(svg: string, x: number) {
  return svg.replace('<svg ', `<svg x="${x}" width="${width}" height="${height}" `)
}

function drawing(name: string) {
  return readFileSync(join(process.cwd(), folder, `${name}.svg`), 'utf8').trim()
}
