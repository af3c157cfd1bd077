import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { encodePhoto } from './encode'
import { photoFolders } from '@/lib/images/photo-folders'
import { isEncoded, type Encoding } from '@/lib/images/prepare-photo'

/**
 * Encodes the photos that are not in public/photos/ yet, and deletes all others there.
 *
 * @throws When a photo can't be read, which check:content reports before.
 */
export async function publishPhotos(photos: readonly Encoding[]) {
  for (const photo of photos.filter((photo) => !isEncoded(photo))) {
    await encodePhoto(photo)
  }
  const { published } = photoFolders
  mkdirSync(published, { recursive: true })
  const used = photos.map(({ folder }) => basename(folder))
  for (const name of readdirSync(published)) {
    if (!used.includes(name)) rmSync(join(published, name), { recursive: true })
  }
}
