import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, parse } from 'node:path'
import { readSvg, type Svg } from './svg'
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
  if (size > maxDrawingBytes) {
    const message = `public${path} has ${Math.ceil(size / 1_000)} kB, and may have ${maxDrawingBytes / 1_000}`
    return { message, example: 'export it as “optimized SVG”' }
  }
  return path.endsWith('.svg') ? svgProblem(file) : undefined
}

/** What keeps an SVG file from being shown, with the name of the file. */
export function svgProblem(file: string): ValueProblem | undefined {
  const { problem } = svgOf(file)
  return problem && { ...problem, message: `${file} ${problem.message}` }
}

/**
 * An SVG file as pages show it.
 *
 * @throws What is wrong with it, which the check of the content has reported.
 */
export function readSvgFile(file: string): Svg {
  const { svg, problem } = svgOf(file)
  if (problem) throw new Error(`${file} ${problem.message}`)
  return svg
}

function svgOf(file: string) {
  return readSvg(readFileSync(file, 'utf8'), parse(file).name)
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
  if (existsSync(join('public', drawing))) return svgProblem(join('public', drawing))
  const [example = ''] = drawingNames(folder)
  return { message: `there is no drawing public${drawing}`, example }
}

/** The names of the drawings of a folder below public/images, without .svg. */
export function drawingNames(folder: string): string[] {
  return readdirSync(join('public/images', folder))
    .filter((file) => /^[^.].*\.svg$/.test(file))
    .map((file) => basename(file, '.svg'))
    .sort()
}

/** The size of a drawing, which gives it its shape before it has come; undefined for what is no drawing. */
export function drawingSize(path: string) {
  return path.endsWith('.svg') ? readSvgFile(join('public', path)) : undefined
}
