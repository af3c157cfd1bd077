import { join, resolve } from 'node:path'
import { contentFolder } from '@/lib/content/entries'

const inRepository = (path: string) => join(process.cwd(), path)

export const photoFolders = {
  /** The photos as they came from the camera. */
  originals: resolve(contentFolder(), 'photos'),
  /** The encoded photos, in a folder each, which scripts/build/publish-photos.ts fills before a build. */
  published: inRepository('public/photos'),
  /** Files that decide how a photo is encoded: a change of one encodes all photos again. */
  encoder: [
    inRepository('scripts/build/publish-photos.ts'),
    inRepository('node_modules/sharp/package.json'),
  ],
}
