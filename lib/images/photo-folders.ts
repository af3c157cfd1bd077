import { join, resolve } from 'node:path'
import { contentFolder } from '@/lib/content/entries'

export const photoFolders = {
  /** The photos as they came from the camera. */
  originals: resolve(contentFolder, 'photos'),
  /** The encoded photos, in a folder each, which scripts/build/publish-photos.ts fills before a build. */
  published: join(process.cwd(), 'public/photos'),
}
