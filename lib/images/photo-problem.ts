import { readFileSync } from 'node:fs'
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
  const bytes = readFileSync(file)
  const start = bytes.toString('latin1', 0, 64)
  const isUpToTheEnd = bytes.subarray(-1024).some((byte) => byte !== 0)
  if (!isUpToTheEnd || /^(version https:\/\/git-lfs|\s*<)/.test(start)) {
    return { message: `content${src} holds no whole picture: copy the photo there again` }
  }
  if (!pictureSignature.test(start)) {
    const advice = start.startsWith('GIF8')
      ? 'It is a GIF: save it as JPEG or PNG'
      : 'A HEIC photo of an iPhone becomes a JPEG when you mail it to yourself, or save it anew in Preview on a Mac or Photos on Windows'
    const message = `content${src} is no JPEG, PNG, WebP, or AVIF picture. ${advice}`
    const example = src.replace(/\.\w+$/, '.jpg')
    return example === src ? { message } : { message, example }
  }
  return undefined
}
