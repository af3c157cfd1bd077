import { join, relative } from 'node:path'
import sharp from 'sharp'
import { folderWith } from '../../support/content-folder'
import { drawThumbnail } from '@/app/images/draw-thumbnail'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path fill="#16241c" d="M0 0h20v30H0z"/><g class="scale"><path d="M30 0h10v30H30z"/><text>5 mm</text></g></svg>'

const thumbnailOf = (width: number, ratio?: number) => {
  const folder = relative(join(process.cwd(), 'public'), folderWith({ 'ant.svg': svg }))
  return drawThumbnail(`/${folder}/ant.svg`, width, ratio)
}

test('a thumbnail is drawn in its own size, without scale, on a transparent background', async () => {
  const file = await (await thumbnailOf(120)).toBuffer({ resolveWithObject: true })
  expect(file.info).toMatchObject({ format: 'webp', width: 120, height: 90 })
  const pixels = await sharp(file.data).raw().toBuffer()
  const pixel = (x: number) => [...pixels.subarray(x * 4, x * 4 + 4)]
  expect(pixel(30)).toEqual([0x16, 0x24, 0x1c, 255])
  expect(pixel(110)[3]).toBe(0)
})

test('a nearly square thumbnail shows the middle of its drawing', async () => {
  const file = await (await thumbnailOf(30, 2)).toBuffer({ resolveWithObject: true })
  expect(file.info).toMatchObject({ width: 30, height: 60 })
  const pixels = await sharp(file.data).raw().toBuffer()
  expect([pixels[3], pixels[29 * 4 + 3]]).toEqual([255, 0])
})
