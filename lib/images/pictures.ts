import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, parse } from 'node:path'
import { readSvg, type Svg } from './svg'
import { decoded, isPlainPath } from '@/lib/address-key'
import { cached } from '@/lib/content/cached'
import type { ValueProblem } from '@/lib/content/problems'

/** Pages inline drawings. One that was drawn, and not traced from a photo, has a few kilobytes. */
const maxDrawingBytes = 20_000

/**
 * Why a drawing can't be shown, or would be slow to load.
 *
 * @param path Path below public/, with a leading slash.
 */
export function pictureProblem(path: string): ValueProblem | undefined {
  if (/^[a-z]+:/.test(path)) {
    const message = `${path} is a picture of another site: save it in content/photos/, where you may show it`
    return { message, example: `/photos/${basename(path)}` }
  }
  // The schema reports it.
  if (!path.startsWith('/')) return undefined
  const file = join('public', path)
  const problem = fileProblem(file, { path, what: `picture public${path}` })
  if (problem) return problem
  const { size } = statSync(file)
  if (size > maxDrawingBytes) {
    const message = `public${path} has ${Math.ceil(size / 1_000)} kB, and may have ${maxDrawingBytes / 1_000}`
    return { message, example: 'export it as “optimized SVG”' }
  }
  return path.endsWith('.svg') ? svgProblem(file) : undefined
}

/** Why an SVG file can't be shown. The message names the file. */
export function svgProblem(file: string): ValueProblem | undefined {
  const { problem } = svgOf(file)
  return problem && { ...problem, message: `${file} ${problem.message}` }
}

/**
 * Reads an SVG file.
 *
 * @throws When the file is missing or has a problem, which check:content reports.
 */
export function readSvgFile(file: string): Svg {
  const { svg, problem } = svgOf(file)
  if (problem) throw new Error(`${file} ${problem.message}`)
  return svg
}

function svgOf(file: string) {
  return readSvgOnce(`${parse(file).name}\n${readFileSync(file, 'utf8')}`)
}

/** Checks and pages read a drawing several times. The key contains its text, so that a changed file is read again. */
const readSvgOnce = cached((nameAndText: string) => {
  const [name = '', text = ''] = nameAndText.split(/\n(.*)/s)
  return readSvg(text, name)
})

/**
 * Why a file can't be found under exactly its name. A Mac also finds ants.jpg as Ants.jpg, and writes ä as two
 * characters; web hosts do neither.
 *
 * @param path The path in the content, for the example.
 * @param what Kind and path of the file, for the message: "photo content/photos/ants.jpg".
 */
export function fileProblem(
  file: string,
  { path, what }: { path: string; what: string },
): ValueProblem | undefined {
  if (!isPlainPath(path)) {
    return {
      message: `${path} leads to its folder by a detour, or out of it: name the file by its own path`,
    }
  }
  const folder = dirname(file)
  const names = existsSync(folder) ? readdirSync(folder) : []
  if (names.includes(basename(file))) {
    const found = lstatSync(file)
    if (found.isFile()) return undefined
    return {
      message: found.isSymbolicLink()
        ? `the ${what} is a link to another file: put the file itself there`
        : `the ${what} is a folder: name a file in it`,
    }
  }
  const similarName = names.find((name) => stemOf(name) === stemOf(file))
  if (similarName === undefined) return { message: `there is no ${what}` }
  return { message: `there is no ${what}`, example: `${dirname(path)}/${similarName}` }
}

/** The name of a file without its extension, for a comparison that ignores case, encoding and accents in two characters. */
function stemOf(file: string) {
  return decoded(parse(file).name).normalize().toLowerCase()
}

/**
 * Why a drawing below public/images can't be shown.
 *
 * @param name Name of its file without .svg.
 */
export function drawingProblem(folder: string, name: string): ValueProblem | undefined {
  const drawing = `/images/${folder}/${name}.svg`
  const names = drawingNames(folder)
  if (names.includes(name)) return svgProblem(join('public', drawing))
  const [example = ''] = names
  return { message: `there is no drawing public${drawing}`, example }
}

/** The names of the drawings in a folder below public/images, sorted, without .svg. */
export function drawingNames(folder: string): string[] {
  return readdirSync(join('public/images', folder))
    .filter((file) => /^[^.].*\.svg$/.test(file))
    .map((file) => basename(file, '.svg'))
    .sort()
}
