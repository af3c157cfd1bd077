import { join } from 'node:path'

const below = (path: string) => join(process.cwd(), path)

/** Where photos lie on their way to a page. */
export const photoFolders = {
  /** As they came from the camera, in the repository. */
  originals: below('content/photos'),
  /** Encoded, and kept between builds. */
  cache: below('.cache/photos'),
  /** Those that the pages show: emptied before a build, and filled while its pages are rendered. */
  published: below('public/photos'),
}
