import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { exifWithPosition, keepPhotosApart, takePhoto } from '../support/photos'
import { photoFolders } from '@/lib/images/photo-folders'
import {
  encodingOf,
  preparePhoto,
  type Encoding,
  type PhotoSizes,
} from '@/lib/images/prepare-photo'
import { publishPhotos } from '@/scripts/publish-photos'

keepPhotosApart()

/** A photo in a place of a few pixels. */
const small = (file: string, limits: Partial<Encoding['limits']> = {}): Encoding => ({
  file,
  folder: join(photoFolders.published, basename(file)),
  limits: {
    shape: { tallest: 3 / 4, widest: 16 / 9 },
    widths: [8, 16],
    sizes: '',
    ...limits,
  },
})

const filesOf = (folder: string) =>
  readdirSync(join(photoFolders.published, folder))
    .filter((name) => name !== 'photo.json')
    .sort()

const metadataOf = (name: string) => sharp(join(photoFolders.published, name)).metadata()

test('a photo comes in the widths of its place, upright, without what the camera wrote', async () => {
  const file = await takePhoto('den.jpg', {
    width: 40,
    height: 30,
    orientation: 6,
    exif: exifWithPosition,
  })
  expect((await sharp(file).metadata()).exif).toBeDefined()
  await publishPhotos([small(file)])
  const names = ['16.webp', '8.webp']
  expect(filesOf('den.jpg')).toEqual(names)
  for (const name of names) {
    const { format, width, height, exif, xmp, iptc, orientation } = await metadataOf(
      `den.jpg/${name}`,
    )
    expect(format).toBe('webp')
    expect([width, height]).toEqual(name.startsWith('8') ? [8, 11] : [16, 21])
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
  }
})

test('a photo with transparent parts has the color of the paper there', async () => {
  const file = join(photoFolders.originals, 'cut-out.png')
  const create = { width: 16, height: 16, channels: 4, background: '#0000' } as const
  await sharp({ create }).png().toFile(file)
  await publishPhotos([small(file)])
  const published = sharp(join(photoFolders.published, 'cut-out.png/16.webp'))
  const { channels } = await published.stats()
  for (const { mean } of channels) expect(mean).toBeGreaterThan(200)
})

const lengths = [1, 2, 8, 9, 60]

const webp = (width: number) => `${width}.webp`

test('a photo of any size comes in a shape of its place, whole where its own is allowed there', async () => {
  const sizes = lengths.flatMap((width) => lengths.map((height) => ({ width, height })))
  const photos = await Promise.all(
    sizes.map(async (size) => {
      const file = await takePhoto(`${size.width}x${size.height}.png`, size)
      return small(file, { card: { width: 32, height: 18 } })
    }),
  )
  await publishPhotos(photos)
  for (const { width, height } of sizes) {
    const folder = `${width}x${height}.png`
    const { widths, ...shown } = JSON.parse(
      readFileSync(join(photoFolders.published, folder, 'photo.json'), 'utf8'),
    ) as PhotoSizes
    expect(filesOf(folder).sort()).toEqual(['card.webp', ...widths.map(webp)].sort())
    const ratio = Math.min(Math.max(width / height, 3 / 4), 16 / 9)
    const largest = await metadataOf(`${folder}/${webp(Math.max(...widths))}`)
    expect([folder, largest.height]).toEqual([folder, shown.height])
    expect([folder, Math.abs(largest.height - largest.width / ratio) <= 0.5]).toEqual([
      folder,
      true,
    ])
  }
})

test('what draws the eye is in the picture, and an upright photo has paper on both sides of it on a card', async () => {
  const file = await takePhoto('tall.png', { width: 200, height: 600, redAt: 520 })
  const card = { width: 320, height: 180 }
  await publishPhotos([small(file, { shape: { tallest: 1, widest: 1 }, widths: [160], card })])
  const redIn = async (name: string) => {
    const { channels } = await sharp(join(photoFolders.published, name)).stats()
    return channels[0]?.max
  }
  expect(await redIn('tall.png/160.webp')).toBeGreaterThan(180)
  expect(await metadataOf('tall.png/card.webp')).toMatchObject(card)
})

test('a picture full of detail is saved so that a first screen stays below 120 kB', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const file = join(photoFolders.originals, 'gravel.png')
  const size = { width: 480, height: 480 }
  await sharp({ create: { ...size, channels: 3, background: 'gray', noise } }).toFile(file)
  await publishPhotos([small(file, { widths: [480] })])
  const { size: bytes } = statSync(join(photoFolders.published, 'gravel.png/480.webp'))
  expect(bytes).toBeLessThan(60_000)
})

test('the site finds the photos that it names, whatever another build has left', async () => {
  await takePhoto('small.webp', { width: 30, height: 20 })
  const photo = '/photos/small.webp'
  await publishPhotos([encodingOf(photo, 'article')])
  const [key = ''] = readdirSync(photoFolders.published)
  const [src, card] = filesOf(key).map((name) => `/photos/${key}/${name}`)
  expect(preparePhoto(photo, 'article')).toEqual({
    width: 30,
    height: 20,
    srcSet: `${src} 30w`,
    src,
    card,
  })
})

test('a photo is encoded once, whatever its name and date', async () => {
  const file = await takePhoto('again.jpg', { width: 30, height: 20 })
  copyFileSync(file, join(photoFolders.originals, 'copy.jpg'))
  const again = encodingOf('/photos/again.jpg', 'text')
  await publishPhotos([again])
  const { mtimeMs } = statSync(join(again.folder, 'photo.json'))
  const copy = encodingOf('/photos/copy.jpg', 'text')
  await publishPhotos([copy])
  expect(copy.folder).toBe(again.folder)
  expect(statSync(join(again.folder, 'photo.json')).mtimeMs).toBe(mtimeMs)
})

test('a photo that was taken out of the content is taken off the site', async () => {
  await publishPhotos([])
  expect(readdirSync(photoFolders.published)).toEqual([])
})

/** A photo with detail everywhere, as a file that something has happened to. */
async function damagedPhoto(name: string, damage: (whole: Buffer) => Buffer) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 320, height: 240, channels: 3, background: 'gray', noise } as const
  const file = join(photoFolders.originals, name)
  writeFileSync(file, damage(await sharp({ create }).jpeg().toBuffer()))
  return small(file)
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
  const photo = await damagedPhoto('samsung.jpg', withSamsungHeader)
  await publishPhotos([photo])
  expect(filesOf('samsung.jpg')).toEqual(['16.webp', '8.webp'])
})

test('a photo half of which is missing is refused with its name', async () => {
  const photo = await damagedPhoto('half.jpg', (whole) => whole.subarray(0, whole.length / 2))
  await expect(publishPhotos([photo])).rejects.toThrow(/half\.jpg cannot be .*premature end/)
})

test('no page shows a photo that is not encoded, while a check may read it', async () => {
  await takePhoto('new.jpg', { width: 30, height: 20 })
  const prepare = () => preparePhoto('/photos/new.jpg', 'text')
  expect(prepare().width).toBe(1200)
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_RUNTIME: 'nodejs' })
  expect(prepare).toThrow('content/photos/new.jpg is not encoded: start npm run dev again')
})
