import { relative } from 'node:path'
import sharp from 'sharp'
import type { Problem } from '@/lib/content/problems'
import { decodingProblem } from '@/lib/images/photo-problem'
import { isEncoded, sizesOf, type Encoding } from '@/lib/images/prepare-photo'

/** Reports photos that can't be decoded, or else those that are smaller than pages show them. */
export async function photoProblems(photos: readonly Encoding[]): Promise<Problem[]> {
  const unreadable = await unreadablePhotos(photos)
  return unreadable.length > 0 ? unreadable : (await Promise.all(photos.map(smallPhoto))).flat()
}

/** Photos that are already encoded are not decoded again. */
async function unreadablePhotos(photos: readonly Encoding[]): Promise<Problem[]> {
  const unencoded = photos.filter((photo) => !isEncoded(photo)).map(({ file }) => file)
  const problems = await Promise.all(
    [...new Set(unencoded)].map(async (file) => {
      const message = await decodingProblem(file)
      return message ? [{ file: relative('', file), line: 1, message }] : []
    }),
  )
  return problems.flat()
}

async function smallPhoto({ file, limits }: Encoding): Promise<Problem[]> {
  const { autoOrient } = await sharp(file).metadata()
  const [width = 0] = sizesOf(autoOrient, limits).widths
  const [needed = 0] = limits.widths
  if (width >= needed) return []
  const message = `has ${width} pixels in width where a page shows ${needed} and more, and looks blurred: put a larger one there`
  return [{ file: relative('', file), line: 1, message, isHint: true }]
}
