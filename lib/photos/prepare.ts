import 'server-only'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { photoFolders } from './folders'
import { paper, photoPlaces, type Focus, type PhotoPlace } from './places'

/** A photo of content/photos, and what matters in it. */
export type Photo = {
  /** Its path, such as /photos/den.jpg. */
  src: string
  focus?: Focus | undefined
}

/** A photo as a page shows it: addresses below the site's own, each with a hash. */
export type PreparedPhoto = {
  /** Size of the largest, in pixels. */
  width: number
  height: number
  /** All widths, as a `srcset`. */
  avif: string
  webp: string
  jpeg: string
  /** A JPEG of middle width, for what takes one address only. */
  src: string
  /** The picture for cards, in the places that have one. */
  card: string | undefined
}

/** What scripts/photos/encode.mjs is asked for. */
export type EncodingRequest = {
  file: string
  folder: string
  shape: { tallest: number; widest: number }
  widths: readonly number[]
  focus: Focus
  card: { width: number; height: number } | undefined
  background: string
}

/** Goes up when the same photo comes out of scripts/photos/encode.mjs in another way. */
const encoderVersion = 1

/**
 * Encodes a photo for a place on a page, which takes about a second, and puts it where the site finds it. One that has
 * been encoded before is taken from the cache.
 *
 * @throws When the file is missing or is no picture.
 */
export function preparePhoto({ src, focus }: Photo, place: PhotoPlace): PreparedPhoto {
  const { shape, widths, card, focus: usualFocus } = { card: undefined, ...photoPlaces[place] }
  const file = photoFile(src)
  const look = { shape, widths, card, focus: focus ?? usualFocus, background: paper }
  const name = hashOf(file, JSON.stringify({ look, encoderVersion }))
  const encoded = join(photoFolders.cache, name)
  if (!existsSync(encoded)) encode(file, encoded, look)
  publish(name, encoded)
  return describe(name, encoded)
}

/** @param src Such as /photos/den.jpg. */
export function photoFile(src: string): string {
  return join(photoFolders.originals, src.replace(/^\/photos\//, ''))
}

/** In a folder that gets its name when all is in it: another process may want the same photo, or this one may end. */
function encode(file: string, folder: string, look: Omit<EncodingRequest, 'file' | 'folder'>) {
  const unfinished = `${folder}.${process.pid}`
  const request: EncodingRequest = { file, folder: unfinished, ...look }
  try {
    execFileSync(process.execPath, [encoder, JSON.stringify(request)], { stdio: 'pipe' })
    if (!existsSync(folder)) renameSync(unfinished, folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

const encoder = join(process.cwd(), 'scripts/photos/encode.mjs')

function publish(name: string, encoded: string) {
  const files = readdirSync(encoded).filter((file) => !file.endsWith('.json'))
  mkdirSync(photoFolders.published, { recursive: true })
  for (const file of files) {
    const published = join(photoFolders.published, `${name}-${file}`)
    if (!existsSync(published)) copyFileSync(join(encoded, file), published)
  }
}

function describe(name: string, encoded: string): PreparedPhoto {
  const { height, widths } = JSON.parse(readFileSync(join(encoded, 'photo.json'), 'utf8')) as {
    height: number
    widths: readonly [number, ...number[]]
  }
  const address = (file: string) => `/photos/${name}-${file}`
  const sources = (type: string) =>
    widths.map((width) => `${address(`${width}.${type}`)} ${width}w`).join(', ')
  return {
    width: Math.max(...widths),
    height,
    avif: sources('avif'),
    webp: sources('webp'),
    jpeg: sources('jpg'),
    src: address(`${widths[1] ?? widths[0]}.jpg`),
    card: existsSync(join(encoded, 'card.webp')) ? address('card.webp') : undefined,
  }
}

const hashes = new Map<string, string>()

/** Of the bytes, and not of the name or the date: a clone of the repository has other dates. */
function hashOf(file: string, look: string) {
  const { mtimeMs, size } = statSync(file)
  const key = `${file} ${mtimeMs} ${size} ${look}`
  const known = hashes.get(key)
  if (known) return known
  const hash = createHash('sha256').update(readFileSync(file)).update(look).digest('hex')
  hashes.set(key, hash.slice(0, 12))
  return hash.slice(0, 12)
}
