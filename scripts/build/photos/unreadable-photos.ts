import { relative } from 'node:path'
import type { Problem } from '@/lib/content/problems'
import { isEncoded, type Encoding } from '@/lib/images/prepare-photo'
import { readPhoto } from '@/lib/images/readable-photo'

/** Problems of photos that can't be decoded. Photos that are already encoded are not decoded again. */
export async function unreadablePhotos(photos: readonly Encoding[]): Promise<Problem[]> {
  const unread = photos.filter((photo) => !isEncoded(photo)).map(({ file }) => file)
  const problems = await Promise.all(
    [...new Set(unread)].map(async (file) => {
      const reading = await readPhoto(file)
      const place = { file: relative('', file), line: 1 }
      return 'problem' in reading ? [{ ...place, message: reading.problem }] : []
    }),
  )
  return problems.flat()
}
