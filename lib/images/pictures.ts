import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, parse } from 'node:path'
import type { ValueProblem } from '@/lib/content/problems'

/** A drawing may be inlined into its page. Drawn, and not traced from a photo, it has a few kilobytes. */
const maxDrawingBytes = 20_000

/**
 * What keeps a drawing from being shown, or makes it slow to load.
 *
 * @param path Below the public folder, with a slash before it.
 */
export function pictureProblem(path: string): ValueProblem | undefined {
  const file = join('public', path)
  const { isThere, alike } = findFile(file)
  if (!isThere) {
    const message = `there is no picture public${path}`
    return { message, ...(alike && { example: `${dirname(path)}/${alike}` }) }
  }
  const { size } = statSync(file)
  if (size <= maxDrawingBytes) return undefined
  const message = `public${path} has ${Math.ceil(size / 1_000)} kB, and may have ${maxDrawingBytes / 1_000}`
  return { message, example: 'export it as “optimized SVG”' }
}

/** Whether a file has this very name, and one that may be meant. A Mac finds ants.jpg when it is asked for Ants.jpg; hosts don't. */
export function findFile(file: string) {
  const names = existsSync(dirname(file)) ? readdirSync(dirname(file)) : []
  const stemOf = (name: string) => parse(name).name.toLowerCase()
  return {
    isThere: names.includes(basename(file)),
    alike: names.find((name) => stemOf(name) === stemOf(file)),
  }
}

/** What keeps a drawing of an animal or of a sign from being shown, by its name without .svg. */
export function drawingProblem(folder: string, name: string): ValueProblem | undefined {
  const drawing = `/images/${folder}/${name}.svg`
  if (existsSync(join('public', drawing))) return undefined
  const [example = ''] = readdirSync(join('public', dirname(drawing)))
    .filter((file) => file.endsWith('.svg'))
    .sort()
  return { message: `there is no drawing public${drawing}`, example: basename(example, '.svg') }
}

/** The size of a drawing, which gives it its shape before it has come; undefined for what is no drawing. */
export function drawingSize(path: string) {
  return path.endsWith('.svg') ? sizeOf(readFileSync(join('public', path), 'utf8')) : undefined
}

/** The size that an SVG says of itself. */
export function sizeOf(svg: string) {
  const [, width, height] =
    /<svg[^>]*\sviewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}
