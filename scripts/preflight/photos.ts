import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './content'

/** Where photos of the owner may lie. */
export const photoRoots = ['content/photos', 'public/images']

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

export function positionFindings(files: readonly string[]): Finding[] {
  return files.map((file) => ({
    file,
    line: 1,
    problem: 'This photo says where it was taken, perhaps at a customer’s home.',
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
  return (exif !== undefined && hasGpsLatitude(exif)) || Boolean(xmp?.includes('exif:GPSLatitude'))
}

/** Tags of the EXIF standard. */
const gpsDirectory = 0x8825
const gpsLatitude = 2

const entryBytes = 12

/** @param exif With or without the word Exif before the TIFF that it is. */
function hasGpsLatitude(exif: Buffer) {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0)
  const isLittleEndian = tiff.toString('latin1', 0, 2) === 'II'
  const read16 = (at: number) => (isLittleEndian ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const read32 = (at: number) => (isLittleEndian ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  /** Where the entry of a tag begins. */
  const find = (directory: number, tag: number) => {
    const entries = Array.from(
      { length: read16(directory) },
      (_, index) => directory + 2 + index * entryBytes,
    )
    return entries.find((entry) => read16(entry) === tag)
  }
  try {
    const pointer = find(read32(4), gpsDirectory)
    return pointer !== undefined && find(read32(pointer + 8), gpsLatitude) !== undefined
  } catch (error) {
    // A block that is cut off somewhere holds no position that could be read.
    if (error instanceof RangeError) return false
    throw error
  }
}
