import 'server-only'
import { existsSync, openSync, readdirSync, readSync, closeSync } from 'node:fs'
import { basename, dirname, parse } from 'node:path'
import type { Finding } from '../content/findings'
import type { PhotoPlace } from './places'
import { photoFile, preparePhoto, type Photo } from './prepare'

/** Whether a picture of the content is a photo, and no drawing below public/. */
export function isPhoto(src: string): boolean {
  return src.startsWith('/photos/')
}

/** What keeps a photo from being shown. Where nothing does, it is encoded. */
export function photoProblem(
  photo: Photo,
  place: PhotoPlace,
): Pick<Finding, 'message' | 'example'> | undefined {
  const file = photoFile(photo.src)
  const path = `content${photo.src}`
  // A Mac finds den.jpg when it is asked for Den.jpg. Hosts don't.
  const names = existsSync(dirname(file)) ? readdirSync(dirname(file)) : []
  if (!names.includes(basename(file))) {
    const stem = (path: string) => parse(path).name.toLowerCase()
    const alike = names.find((name) => stem(name) === stem(file))
    if (alike && isHeicName(alike)) return heicProblem(`content${dirname(photo.src)}/${alike}`)
    const example = alike && `${dirname(photo.src)}/${alike}`
    return { message: `there is no photo ${path}`, ...(example && { example }) }
  }
  if (isHeicName(file) || hasHeicContent(file)) return heicProblem(path)
  if (!/\.(jpe?g|png|webp|avif)$/i.test(file)) {
    const example = `${photo.src.replace(/\.\w+$/, '')}.jpg`
    return { message: `${path} is no JPEG, PNG, WebP or AVIF`, example }
  }
  try {
    preparePhoto(photo, place)
    return undefined
  } catch (error) {
    const [reason] = String((error as { stderr?: Buffer }).stderr ?? error).split('\n')
    return { message: `${path} cannot be read as a picture (${reason})` }
  }
}

function heicProblem(path: string) {
  return {
    message: `${path} is in Apple’s HEIC format, which browsers don’t show: open it in Preview on a Mac and export it as JPEG, or mail it to yourself from the iPhone, which sends a JPEG. Settings > Camera > Formats > Most Compatible makes the next ones JPEG`,
    example: `${path.replace(/^content/, '').replace(/\.\w+$/, '')}.jpg`,
  }
}

function isHeicName(name: string) {
  return /\.hei[cf]$/i.test(name)
}

/** A photo that has been renamed and not converted still begins as a HEIC file does. */
function hasHeicContent(file: string) {
  const start = Buffer.alloc(64)
  const descriptor = openSync(file, 'r')
  readSync(descriptor, start, 0, start.length, 0)
  closeSync(descriptor)
  // The size of a block, the word ftyp and the formats in which it can be read.
  const brands = start.toString('latin1', 4)
  return /^ftyp(hei[cxms]|hev[cxms]|mi[fs]1|msf1)/.test(brands) && !brands.includes('avif')
}
