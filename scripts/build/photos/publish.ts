import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { encodePhoto } from './encode'
import { photoFolders } from '@/lib/images/photo-folders'
import { isEncoded, type Encoding } from '@/lib/images/prepare-photo'

/**
 * Writes the encoded photos to public/photos/ and deletes all others there. Photos that are already encoded are kept.
 *
 * @throws When one cannot be read, which `npm run check:content` reports before.
 */
export async function publishPhotos(photos: readonly Encoding[]) {
  for (const photo of photos.filter((photo) => !isEncoded(photo))) {
    await encodePhoto(photo)
  }
  const { published } = photoFolders
  mkdirSync(published, { recursive: true })
  const shown = photos.map(({ folder }) => basename(folder))
  for (const name of readdirSync(published)) {
    if (!shown.includes(name)) rmSync(join(published, name), { recursive: true })
  }
}
