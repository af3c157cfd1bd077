import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type Exif } from 'sharp'
import { folderWith } from './content-folder'
import { photoFolders } from '@/lib/images/photo-folders'

/** Keeps the photos of a file's tests in folders of their own. */
export function keepPhotosApart() {
  const root = folderWith({})
  beforeEach(() => {
    jest.replaceProperty(photoFolders, 'originals', join(root, 'originals'))
    jest.replaceProperty(photoFolders, 'published', join(root, 'published'))
  })
}

type Picture = {
  width: number
  height: number
  /** EXIF, by directory. GPS is the third. */
  exif?: Exif
  /** How the camera was held, from 1 to 8. */
  orientation?: number
  /** The middle of a red square on gray, in pixels from the top. */
  redAt?: number
}

/** Saves a picture as a camera would, in the format that its name says. */
export async function takePhoto(name: string, picture: Picture) {
  const { width, height, exif = {}, orientation, redAt } = picture
  const file = join(photoFolders.originals, name)
  mkdirSync(dirname(file), { recursive: true })
  const plain = (background: string, width: number, height: number) =>
    ({ create: { width, height, channels: 3, background } }) as const
  const length = Math.round(width / 4)
  const red = redAt && {
    input: plain('#d03020', length, length),
    left: Math.round((width - length) / 2),
    top: Math.round(redAt - length / 2),
  }
  const image = sharp(plain('gray', width, height))
    .composite(red ? [red] : [])
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
