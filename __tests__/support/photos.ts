import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp, { type Exif } from 'sharp'

const root = mkdtempSync(join(tmpdir(), 'photos-'))

/** What lib/photos/folders.ts says during a test: `jest.mock('@/lib/photos/folders', () => jest.requireActual(…))`. */
export const photoFolders = {
  originals: join(root, 'originals'),
  cache: join(root, 'cache'),
  published: join(root, 'published'),
}

afterAll(() => rmSync(root, { recursive: true, force: true }))

type Picture = {
  width: number
  height: number
  /** Where a white square of a tenth of the width has its middle, on black: what must not be cut off. */
  white?: { x: number; y: number }
  /** EXIF, by directory. GPS is the third. */
  exif?: Exif
  /** How the camera was held, from 1 to 8. */
  orientation?: number
}

/** Saves a picture as a camera would, in the format that its name says. */
export async function takePhoto(name: string, picture: Picture) {
  const { width, height, white = { x: 0.5, y: 0.5 }, exif = {}, orientation } = picture
  const side = Math.round(width / 10)
  const file = join(photoFolders.originals, name)
  mkdirSync(dirname(file), { recursive: true })
  const square = {
    create: { width: side, height: side, channels: 3, background: 'white' },
  } as const
  const image = sharp({ create: { width, height, channels: 3, background: 'black' } })
    .composite([
      {
        input: square,
        left: Math.round(white.x * width - side / 2),
        top: Math.round(white.y * height - side / 2),
      },
    ])
    .withExif(exif)
  await (orientation ? image.withMetadata({ exif, orientation }) : image).toFile(file)
  return file
}

/** The EXIF of a phone that knows where it is. */
export const exifWithPosition: Exif = {
  IFD0: { Make: 'Acme', Model: 'Phone' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '39/1 57/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '83/1 0/1 0/1',
  },
}
