import { copyFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { exifWithPosition, photoFolders, takePhoto } from '../../support/photos'
import { preparePhoto } from '@/lib/photos/prepare'

jest.mock('@/lib/photos/folders', () => jest.requireActual('../../support/photos'))

// Each test encodes real pictures, which a busy machine takes its time for.
jest.setTimeout(60_000)

const published = (address: string) => join(photoFolders.published, address.replace('/photos/', ''))

/** The files of a `srcset`, with the widths that it gives them. */
function filesOf(srcset: string) {
  return srcset.split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ')
    return { file: published(address), width: Number.parseInt(width) }
  })
}

/** How bright a part of a picture is, from 0 to 255. Its place and size are shares of the whole, from 0 to 1. */
async function brightness(file: string, x: number, y: number, side: number) {
  const { width, height } = await sharp(file).metadata()
  const part = await sharp(file)
    .extract({
      left: Math.round((x - side / 2) * width),
      top: Math.round((y - side / 2) * height),
      width: Math.round(side * width),
      height: Math.round(side * height),
    })
    // Statistics are those of a file, whatever is cut from it.
    .png()
    .toBuffer()
  const { channels } = await sharp(part).stats()
  return channels[0]?.mean ?? 0
}

test('a photo comes in three formats and three widths, each as wide as it says', async () => {
  await takePhoto('den.jpg', { width: 1600, height: 1200 })
  const photo = preparePhoto({ src: '/photos/den.jpg' }, 'text')
  expect(photo).toMatchObject({ width: 1200, height: 900 })
  for (const [format, srcset] of [
    ['heif', photo.avif],
    ['webp', photo.webp],
    ['jpeg', photo.jpeg],
  ] as const) {
    const files = filesOf(srcset)
    expect(files.map(({ width }) => width)).toEqual([480, 800, 1200])
    for (const { file, width } of files) {
      expect(await sharp(file).metadata()).toMatchObject({ format, width })
    }
  }
  expect(filesOf(photo.jpeg).map(({ file }) => file)).toContain(published(photo.src))
})

test('nothing of what the camera wrote beside the picture goes out, its position least of all', async () => {
  const original = await takePhoto('located.jpg', {
    width: 900,
    height: 600,
    exif: exifWithPosition,
    orientation: 1,
  })
  expect((await sharp(original).metadata()).exif).toBeDefined()
  preparePhoto({ src: '/photos/located.jpg' }, 'article')
  const files = readdirSync(photoFolders.published)
  expect(files.some((file) => file.endsWith('card.webp'))).toBe(true)
  for (const file of files) {
    const { exif, xmp, iptc, orientation } = await sharp(
      join(photoFolders.published, file),
    ).metadata()
    expect([file, exif, xmp, iptc, orientation]).toEqual([
      file,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  }
})

test('a photo stands upright when the camera was held upright', async () => {
  await takePhoto('upright.jpg', { width: 1600, height: 1200, orientation: 6 })
  const { width, height } = preparePhoto({ src: '/photos/upright.jpg' }, 'text')
  expect([width, height]).toEqual([1200, 1600])
})

test('a portrait keeps its head, and any photo what the content says that matters', async () => {
  await takePhoto('standing.png', { width: 900, height: 2000, white: { x: 0.5, y: 0.18 } })
  const person = preparePhoto({ src: '/photos/standing.png' }, 'person')
  expect(person.width / person.height).toBeCloseTo(4 / 5)
  expect(await brightness(published(person.src), 0.5, 0.2, 0.04)).toBeGreaterThan(240)
  const focus = { x: 0.5, y: 0.18 }
  const named = preparePhoto({ src: '/photos/standing.png', focus }, 'column')
  expect(await brightness(published(named.src), 0.5, 0.3, 0.04)).toBeGreaterThan(240)
})

test('an upright photo keeps three quarters of its height above an article, and all of that on the card', async () => {
  await takePhoto('tall.webp', { width: 1200, height: 1600 })
  const { width, height, card = '' } = preparePhoto({ src: '/photos/tall.webp' }, 'article')
  expect(width / height).toBe(1)
  expect(await sharp(published(card)).metadata()).toMatchObject({ width: 800, height: 450 })
  // Paper on both sides of it.
  expect(await brightness(published(card), 0.1, 0.5, 0.1)).toBeGreaterThan(200)
})

test('a small photo is not made larger than it is', async () => {
  await takePhoto('small.avif', { width: 300, height: 200 })
  const { width, height, jpeg } = preparePhoto({ src: '/photos/small.avif' }, 'text')
  expect([width, height]).toEqual([300, 200])
  expect(filesOf(jpeg)).toHaveLength(1)
})

test('a photo that was encoded before is not encoded again, whatever its name and date', async () => {
  const original = await takePhoto('again.jpg', { width: 700, height: 500 })
  const first = preparePhoto({ src: '/photos/again.jpg' }, 'text')
  const [cached = ''] = readdirSync(photoFolders.cache).filter((name) => first.src.includes(name))
  const { mtimeMs } = statSync(join(photoFolders.cache, cached))
  copyFileSync(original, join(photoFolders.originals, 'copy.jpg'))
  // A build begins without any, and shows those that its pages use.
  rmSync(photoFolders.published, { recursive: true })
  expect(preparePhoto({ src: '/photos/copy.jpg' }, 'text')).toEqual(first)
  expect(statSync(join(photoFolders.cache, cached)).mtimeMs).toBe(mtimeMs)
  expect(statSync(published(first.src)).size).toBeGreaterThan(0)
  const cut = preparePhoto({ src: '/photos/copy.jpg', focus: { x: 0, y: 0 } }, 'text')
  expect(cut.src).not.toBe(first.src)
})

test('a picture full of detail is saved so that a first screen stays below 120 kB', async () => {
  const file = join(photoFolders.originals, 'gravel.jpg')
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  await sharp({ create: { width: 1200, height: 900, channels: 3, background: 'gray', noise } })
    .blur(1.2)
    .toFile(file)
  const { avif } = preparePhoto({ src: '/photos/gravel.jpg' }, 'text')
  for (const { file } of filesOf(avif)) expect(statSync(file).size).toBeLessThan(60_000)
})
