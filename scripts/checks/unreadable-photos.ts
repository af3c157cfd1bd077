import { relative } from 'node:path'
import type { Problem } from '@/lib/content/problems'
import { isEncoded, type Encoding } from '@/lib/images/prepare-photo'
import { readPhoto } from '@/lib/images/readable-photo'

/** Reports photos that can't be decoded. Photos that are already encoded are not decoded again. */
export async function unreadablePhotos(photos: readonly Encoding[]): Promise<Problem[]> {
  const unencoded = photos.filter((photo) => !isEncoded(photo)).map(({ file }) => file)
  const problems = await Promise.all(
    [...new Set(unencoded)].map(async (file) => {
      const reading = await readPhoto(file)
      if (!('problem' in reading)) return []
      return [{ file: relative('', file), line: 1, message: reading.problem }]
    }),
  )
  return problems.flat()
}
