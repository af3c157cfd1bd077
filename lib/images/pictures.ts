import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, parse } from 'node:path'
import { readSvg, type Svg } from './svg'
import { decoded } from '@/lib/address-key'
import { cached } from '@/lib/content/cached'
import type { ValueProblem } from '@/lib/content/problems'

/** @throws When the file is missing or has a problem, which check:content reports. */
export function readSvgFile(file: string): Svg {
  const text = readFileSync(file, 'utf8')
  try {
    return readSvgOnce(`${parse(file).name}\n${text}`)
  } catch (error) {
    throw new Error(`${file} ${(error as Error).message}`)
  }
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
function fileProblem(
  file: string,
  { path, what }: { path: string; what: string },
): ValueProblem | undefined {
  const folder = dirname(file)
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  if (names.includes(basename(file))) return undefined
  const message = `there is no ${what}`
  const similarName = names.find((name) => stemOf(name) === stemOf(file))
  if (similarName === undefined) return { message }
  return { message, example: path.slice(0, path.lastIndexOf('/') + 1) + similarName }
}

/** The name of a file without its extension, for a comparison that ignores case, encoding and accents in two characters. */
function stemOf(file: string) {
  return decoded(parse(file).name).normalize().toLowerCase()
}
