import { existsSync, readdirSync } from 'node:fs'
import { photoFolders } from '@/lib/images/photo-folders'
import { photoSlots, type PhotoSlot } from '@/lib/images/photo-slots'
import { encodingOf, type Encoding } from '@/lib/images/prepare-photo'

/** The photos of content/photos, each for every slot in which a page may show it. */
export function allPhotos(): Encoding[] {
  const { originals } = photoFolders
  const names = existsSync(originals) ? readdirSync(originals) : []
  const photos = names.filter((name) => !name.startsWith('.'))
  return photos.flatMap((name) =>
    (Object.keys(photoSlots) as PhotoSlot[]).map((slot) => encodingOf(`/photos/${name}`, slot)),
  )
}
