import { readFileSync } from 'node:fs'
import type { PhotoSlot } from './photo-slots'
import { fileProblem } from './pictures'
import { encodingOf, photoFile, type Encoding } from './prepare-photo'
import type { ValueProblem } from '@/lib/content/problems'

/** Whether a picture of the content is a photo, and no drawing below public/. */
export function isPhoto(src: string): boolean {
  return src.startsWith('/photos/')
}

const checked = new Map<string, Encoding>()

/** The photos without a problem, once for each slot in which pages show them. */
export function photosWithoutProblem(): Encoding[] {
  return [...checked.values()]
}

/** So a JPEG, a PNG, a WebP and an AVIF file begin. An AVIF may name another format first. */
const pictureStart = /^(\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftyp(avi[fs]|m[is]f1.{4,44}avi[fs]))/s

/** What keeps a photo from being shown. Notes one without a problem, which readPhoto then reads whole. */
export function photoProblem(src: string, slot: PhotoSlot): ValueProblem | undefined {
  const file = photoFile(src)
  const problem = fileProblem(file, { path: src, what: `photo content${src}` })
  if (problem) return problem
  if (!pictureStart.test(readFileSync(file).toString('latin1', 0, 64))) {
    const message = `content${src} is no JPEG, PNG, WebP, or AVIF picture. A HEIC photo of an iPhone becomes a JPEG when you mail it to yourself, or export it in Preview on a Mac`
    return { message, example: src.replace(/\.\w+$/, '.jpg') }
  }
  const encoding = encodingOf(src, slot)
  checked.set(encoding.folder, encoding)
  return undefined
}
