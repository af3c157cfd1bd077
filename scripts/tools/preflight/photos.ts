import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Problem } from '@/lib/content/problems'
import { photoFolders } from '@/lib/images/photo-folders'

/** Where photos of the owner may lie. */
export const photoRoots = [relative('', photoFolders.originals), 'public/images']

const picture = /\.(jpe?g|png|webp|avif)$/i

/**
 * The photos that say where they were taken. What the site shows says nothing of it, but whoever can read the repository
 * can read them.
 *
 * @param folders Those that do not exist are passed over.
 */
export async function photosWithPosition(folders: readonly string[]): Promise<string[]> {
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => picture.test(file))
  const hasPositions = await Promise.all(files.map(hasPosition))
  return files.filter((_, index) => hasPositions[index])
}

export function positionProblems(files: readonly string[]): Problem[] {
  return files.map((file) => ({
    file,
    line: 1,
    message: 'This photo says where it was taken, perhaps at a customer’s home',
    fix: 'Run npm run clean-photos, which takes that out, and commit the file anew.',
  }))
}

async function hasPosition(file: string) {
  // Where there is no photo, nothing of this is loaded.
  const { default: sharp } = await import('sharp')
  // What is no picture is a matter of check:content.
  const { exif, xmp } = await sharp(file)
    .metadata()
    .catch(() => ({ exif: undefined, xmp: undefined }))
  return (
    (exif !== undefined && pointsToPosition(exif)) || Boolean(xmp?.includes('exif:GPSLatitude'))
  )
}

/** The entry of the EXIF standard that leads to the position (tag 0x8825, type 4), in both orders of bytes. */
function pointsToPosition(exif: Buffer) {
  return ['\x25\x88\x04\x00', '\x88\x25\x00\x04'].some((entry) => exif.includes(entry, 0, 'latin1'))
}
