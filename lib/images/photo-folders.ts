import { join, resolve } from 'node:path'

export const photoFolders = {
  /** The photos as they came from the camera. */
  originals: resolve('content/photos'),
  /** The encoded photos, in a folder each, which scripts/build/publish-photos.ts fills before a build. */
  published: join(process.cwd(), 'public/photos'),
}
