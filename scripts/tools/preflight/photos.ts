import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import type { Problem } from '@/lib/content/problems'
import { photoFolders } from '@/lib/images/photo-folders'

/** Where photos of the owner may lie. */
const photoRoots = [relative('', photoFolders.originals), 'public/images']

const picture = /\.(jpe?g|png|webp|avif)$/i

/** A problem for each photo that says where it was taken. Visitors never get that, but whoever can read the repository can. */
export async function positionProblems(folders = photoRoots): Promise<Problem[]> {
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
  const message =
    'This photo says where it was taken, perhaps at a customer’s home: run npm run clean-photos'
  const problems: Problem[] = []
  for (const file of files.filter((name) => picture.test(name))) {
    if (await hasPosition(file)) problems.push({ file, line: 1, message })
  }
  return problems
}

/** What is no picture is a matter of check:content. */
async function hasPosition(file: string) {
  const { exif, xmp } = await sharp(file)
    .metadata()
    .catch(() => ({ exif: undefined, xmp: undefined }))
  // The entry of the EXIF standard that leads to the position (tag 0x8825, type 4), in both orders of bytes.
  const entries = ['\x25\x88\x04\x00', '\x88\x25\x00\x04']
  return (
    entries.some((entry) => exif?.includes(entry, 0, 'latin1')) || xmp?.includes('exif:GPSLatitude')
  )
}
