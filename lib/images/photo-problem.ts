import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { PhotoPlace } from './photo-slots'
import { findFile } from './pictures'
import { encodingOf, photoFile, type Encoding } from './prepare-photo'
import type { ValueProblem } from '@/lib/content/problems'

/** Whether a picture of the content is a photo, and no drawing below public/. */
export function isPhoto(src: string): boolean {
  return src.startsWith('/photos/')
}

const heicName = /\.hei[cf]$/i

/** The size of a block, the word ftyp and the formats: so a HEIC file begins, one that was renamed and not converted too. */
const heicStart = /^.{4}ftyp(?!.*avif)(hei[cxms]|hev[cxms]|mi[fs]1|msf1)/s

const checked = new Map<string, Encoding>()

/** The photos without a problem, once for each slot in which pages show them. */
export function photosWithoutProblem(): Encoding[] {
  return [...checked.values()]
}

/** So a JPEG, a PNG, a WebP and an AVIF file begin. */
const pictureStart = /^(\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftypavi[fs])/s

/** What keeps a photo from being shown. That one is broken off, scripts/build/photos.ts tells. */
export function photoProblem(src: string, place: PhotoPlace): ValueProblem | undefined {
  const file = photoFile(src)
  const { isThere, alike } = findFile(file)
  if (!isThere) {
    const example = alike && `${dirname(src)}/${alike}`
    if (example && heicName.test(example)) return heicProblem(example)
    return { message: `there is no photo content${src}`, ...(example && { example }) }
  }
  const start = readFileSync(file).toString('latin1', 0, 64)
  if (heicName.test(file) || heicStart.test(start)) return heicProblem(src)
  if (!pictureStart.test(start)) {
    return { message: `content${src} is no JPEG, PNG, WebP, or AVIF picture: export it again` }
  }
  const encoding = encodingOf(src, place)
  checked.set(encoding.folder, encoding)
  return undefined
}

function heicProblem(src: string) {
  return {
    message: `content${src} is in Apple’s HEIC format, which browsers don’t show: open it in Preview on a Mac and export it as JPEG, or mail it to yourself from the iPhone, which sends a JPEG. Settings > Camera > Formats > Most Compatible makes the next ones JPEG`,
    example: src.replace(/\.\w+$/, '.jpg'),
  }
}
