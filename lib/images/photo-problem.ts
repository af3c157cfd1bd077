import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { fileProblem } from './pictures'
import { photoFile } from './prepare-photo'
import type { ValueProblem } from '@/lib/content/problems'

/** The first bytes of JPEG, PNG, WebP and AVIF files. An AVIF file may list another format first. */
const pictureSignature =
  /^(\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftyp(avi[fs]|m[is]f1.{4,44}avi[fs]))/s

/** Why a photo can't be shown, judged by its name and its first bytes. */
export function photoProblem(src: string): ValueProblem | undefined {
  const file = photoFile(src)
  const problem = fileProblem(file, { path: src, what: `photo content${src}` })
  if (problem) return problem
  if (pictureSignature.test(readFileSync(file).toString('latin1', 0, 64))) return undefined
  const message = `content${src} is no JPEG, PNG, WebP, or AVIF picture: save it as JPEG. A HEIC photo of an iPhone becomes one when you mail it to yourself, or save it anew in Preview on a Mac or Photos on Windows`
  return { message }
}

/** Not stricter: viewers also show the photos of Samsung phones, which have an error in the header. */
export const readingOptions = { failOn: 'error' } as const

/** Why a photo can't be decoded. Undefined when it can. */
export async function decodingProblem(file: string): Promise<string | undefined> {
  try {
    await sharp(file, readingOptions).resize({ width: 100 }).raw().toBuffer()
    return undefined
  } catch (error) {
    const [reason] = (error as Error).message.split('\n')
    return `cannot be read as a picture: export it again (${reason})`
  }
}
