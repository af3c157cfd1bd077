import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Exif } from 'sharp'
import { folderWith } from '../support/content-folder'
import { imageSize } from '@/lib/images/image-size'
import { publishPhotos } from '@/scripts/publish-photos'

let folders = { from: '', to: '' }

beforeEach(() => {
  const root = folderWith({})
  folders = { from: join(root, 'originals'), to: join(root, 'published') }
  mkdirSync(folders.from)
})

const publish = () => publishPhotos(folders)
const published = (name: string) => join(folders.to, name)

/** A gray photo as a camera would save it. */
const photoOf = (width: number, height: number, exif: Exif = {}) =>
  sharp({ create: { width, height, channels: 3, background: 'gray' } }).withExif(exif)

/** The EXIF of a phone that knows where it is. */
const exifWithPosition: Exif = {
  IFD0: { Make: 'Acme', Model: 'Phone' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '39/1 57/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '83/1 0/1 0/1',
  },
}

test('a photo comes in three widths, upright, without what the camera wrote', async () => {
  await photoOf(2000, 1000, exifWithPosition)
    .withMetadata({ exif: exifWithPosition, orientation: 6 })
    .toFile(join(folders.from, 'den.jpg'))
  await publish()
  expect(readdirSync(folders.to).sort()).toEqual(['den-1440.webp', 'den-480.webp', 'den-960.webp'])
  const { width, height, exif, orientation } = await sharp(published('den-480.webp')).metadata()
  expect([width, height, exif, orientation]).toEqual([480, 960, undefined, undefined])
  expect(readFileSync(published('den-480.webp')).includes('Acme')).toBe(false)
})

test('a small photo keeps its width, and pages know the size of each', async () => {
  await photoOf(600, 401).toFile(join(folders.from, 'den.png'))
  await publish()
  expect(imageSize(published('den-480.webp'))).toEqual({ width: 480, height: 321 })
  expect(imageSize(published('den-1440.webp'))).toEqual({ width: 600, height: 401 })
})

test('a photo with transparent parts has the color of the paper there', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  await sharp({ create: { width: 20, height: 20, channels: 4, background: clear } })
    .png()
    .toFile(join(folders.from, 'cut-out.png'))
  await publish()
  const { channels, isOpaque } = await sharp(published('cut-out-480.webp')).stats()
  expect(isOpaque).toBe(true)
  expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([24, 24, 22])
})

test('a photo that was taken out of the content is taken off the site', async () => {
  mkdirSync(folders.to)
  writeFileSync(published('old-480.webp'), '')
  await publish()
  expect(readdirSync(folders.to)).toEqual([])
})

/** Saves a photo with detail everywhere, as a file that something has happened to. */
async function saveDamagedPhoto(name: string, damage: (whole: Buffer) => Buffer) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const image = sharp({
    create: { width: 320, height: 240, channels: 3, background: 'gray', noise },
  })
  writeFileSync(join(folders.from, name), damage(await image.jpeg().toBuffer()))
}

/** As phones of Samsung write it: the end of the spectrum is 0 in the header of the scan. */
function withSamsungHeader(jpeg: Buffer) {
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
  const end = scan + 2 + jpeg.readUInt16BE(scan + 2)
  const copy = Buffer.from(jpeg)
  copy.fill(0, end - 2, end)
  return copy
}

test('a photo from a phone of Samsung is taken, as viewers do', async () => {
  await saveDamagedPhoto('samsung.jpg', withSamsungHeader)
  await publish()
  expect(readdirSync(folders.to)).toContain('samsung-480.webp')
})

test('a photo half of which is missing is refused with its name', async () => {
  await saveDamagedPhoto('half.jpg', (whole) => whole.subarray(0, whole.length / 2))
  await expect(publish()).rejects.toThrow(/half\.jpg cannot be .*premature end/)
})
