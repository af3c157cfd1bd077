import { join, relative } from 'node:path'
import sharp from 'sharp'
import { folderWith } from '../support/content-folder'
import { drawShareImage } from '@/app/share/draw-share-image'

async function draw(shapes: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 90">${shapes}</svg>`
  const folder = relative(join(process.cwd(), 'public'), folderWith({ 'ant.svg': svg }))
  return (await drawShareImage(`${folder}/ant.svg`)).png().toBuffer()
}

test('a share image has no words, which each computer would set in a font of its own', async () => {
  const [plain, other] = [await draw('<path d="M0 0h9v9"/>'), await draw('<path d="M0 0h9v5"/>')]
  const labeled = await draw(
    '<path d="M0 0h9v9"/><text y="20">ant</text><g class="scale"><path d="M0 80h9"/><text y="90">5 mm</text></g>',
  )
  expect(labeled.equals(plain)).toBe(true)
  expect(other.equals(plain)).toBe(false)
  expect(await sharp(plain).metadata()).toMatchObject({ width: 1200, height: 630 })
})
