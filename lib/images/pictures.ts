import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
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
  if (/^[a-z]+:/.test(path)) {
    const message = `${path} is a picture of another site: save it in content/photos/, where you may show it`
    return { message, example: `/photos/${basename(path)}` }
  }
  const file = join('public', path)
  const problem = fileProblem(file, { path, what: `picture public${path}` })
  if (problem || path.includes('/../')) {
    return problem ?? { message: `${path} leads out of public/` }
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

/**
 * What keeps a file from being found by its very name. A Mac finds ants.jpg when it is asked for Ants.jpg, and writes ä
 * as two letters; hosts don't.
 *
 * @param path As the content has it.
 * @param what Its kind and its place, as the message says them.
 */
export function fileProblem(
  file: string,
  { path, what }: { path: string; what: string },
): ValueProblem | undefined {
  const folder = dirname(file)
  const names = existsSync(folder) ? readdirSync(folder) : []
  if (names.includes(basename(file))) {
    const isLink = lstatSync(file).isSymbolicLink()
    const found = statSync(file, { throwIfNoEntry: false })
    if (!found) return { message: `the ${what} is a link to a file that is not there` }
    if (found.isFile()) return undefined
    return {
      message: `the ${what} is a folder${isLink ? ' that it links to' : ''}: name a file in it`,
    }
  }
  const alike = names.find((name) => stemOf(name) === stemOf(file))
  if (alike === undefined) return { message: `there is no ${what}` }
  if (alike.normalize() === basename(file).normalize()) {
    const message = `the ${what} is there, with an accent that a Mac writes in another way: rename the file in letters of a-z`
    const plainName = alike.normalize('NFD').replace(/\p{M}/gu, '')
    return { message, example: `${dirname(path)}/${plainName}` }
  }
  return { message: `there is no ${what}`, example: `${dirname(path)}/${alike}` }
}

/** The name of a file without its ending, however it is written. */
function stemOf(file: string) {
  const { name } = parse(file)
  const decoded = /%[\da-f]{2}/i.test(name) ? decodedName(name) : name
  return decoded.normalize().toLowerCase()
}

function decodedName(name: string) {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
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
