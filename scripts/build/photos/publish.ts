import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { encodePhoto } from './encode'
import { photoFolders } from '@/lib/images/photo-folders'
import { isEncoded, type Encoding } from '@/lib/images/prepare-photo'

/**
 * Puts photos where the site finds them, and takes away all others. Those that are there already are not encoded again.
 *
 * @throws When one is no picture.
 */
export async function publishPhotos(photos: readonly Encoding[]) {
  for (const photo of photos) {
    if (!isEncoded(photo)) await encodePhoto(photo).catch((error: unknown) => refuse(photo, error))
  }
  const { published } = photoFolders
  const folders = existsSync(published) ? readdirSync(published).map(below(published)) : []
  for (const folder of folders) {
    if (!photos.some((photo) => photo.folder === folder)) rmSync(folder, { recursive: true })
  }
}

function below(folder: string) {
  return (name: string) => join(folder, name)
}

function refuse({ file }: Encoding, error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error)
  throw new Error(`${file} cannot be read as a picture (${reason}).`)
}
