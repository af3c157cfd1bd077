import { join, resolve } from 'node:path'

const below = (path: string) => join(process.cwd(), path)

/** The folders of photos, before and after they are encoded. */
export const photoFolders = {
  /** As they came from the camera, in the repository. */
  originals: resolve(process.env.CONTENT || 'content', 'photos'),
  /** As pages show them, a folder each: scripts/build/photos.ts fills it before a build, and keeps what is there already. */
  published: below('public/photos'),
  /** What decides how a photo comes out: our code, and the version of sharp. */
  encoder: [below('scripts/build/photos/encode.ts'), below('node_modules/sharp/package.json')],
}
