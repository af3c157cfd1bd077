import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { basename, dirname, parse } from 'node:path'
import type { PhotoPlace } from './photo-slots'
import { encodingOf, photoFile, type Encoding, type Photo } from './prepare-photo'
import type { ValueProblem } from '@/lib/content/problems'

/** Whether a picture of the content is a photo, and no drawing below public/. */
export function isPhoto(src: string): boolean {
  return src.startsWith('/photos/')
}

/** GitHub refuses files of 100 MB, and a phone takes pictures of 3 to 12. */
const maxMegabytes = 40

const checked = new Map<string, Encoding>()

/** The photos in which nothing was found, once for each way in which pages show them. */
export function photosWithoutProblem(): Encoding[] {
  return [...checked.values()]
}

/** What keeps a photo from being shown. */
export function photoProblem(photo: Photo, place: PhotoPlace): ValueProblem | undefined {
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
  const start = startOf(file)
  if (isHeicName(file) || isHeic(start)) return heicProblem(path)
  if (!/\.(jpe?g|png|webp|avif)$/i.test(file)) {
    const example = `${photo.src.replace(/\.\w+$/, '')}.jpg`
    return { message: `${path} is no JPEG, PNG, WebP or AVIF`, example }
  }
  if (!/^(\xff\xd8\xff|\x89PNG|RIFF|.{4}ftyp)/s.test(start)) {
    return { message: `${path} cannot be read as a picture` }
  }
  const megabytes = Math.round(statSync(file).size / 1_000_000)
  if (megabytes > maxMegabytes) {
    return { message: `${path} has ${megabytes} MB, and ${maxMegabytes} are the most` }
  }
  const encoding = encodingOf(photo, place)
  checked.set(encoding.folder, encoding)
  return undefined
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
function isHeic(start: string) {
  // The size of a block, the word ftyp and the formats in which it can be read.
  return /^.{4}ftyp(hei[cxms]|hev[cxms]|mi[fs]1|msf1)/s.test(start) && !start.includes('avif')
}

function startOf(file: string) {
  const start = Buffer.alloc(64)
  const descriptor = openSync(file, 'r')
  readSync(descriptor, start, 0, start.length, 0)
  closeSync(descriptor)
  return start.toString('latin1')
}
