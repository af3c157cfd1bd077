import { join, relative } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { changeCompany } from '../../support/change-company'
import { folderWith } from '../../support/content-folder'
import { drawArticlePicture, drawSharedImage } from '@/app/share/draw-share-image'
import { home } from '@/lib/site/page-copy'

async function draw(shapes: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 90">${shapes}</svg>`
  const folder = relative(join(process.cwd(), 'public'), folderWith({ 'ant.svg': svg }))
  return drawArticlePicture(`${folder}/ant.svg`).png().toBuffer()
}

test('a share image omits the text of a drawing, which would depend on installed fonts', async () => {
  const plain = await draw('<path d="M0 0h9v9"/>')
  const other = await draw('<path d="M0 0h9v5"/>')
  const labeled = await draw(
    '<path d="M0 0h9v9"/><text y="20">ant</text><g class="scale"><path d="M0 80h9"/><text y="90">5 mm</text></g>',
  )
  expect(labeled.equals(plain)).toBe(true)
  expect(other.equals(plain)).toBe(false)
  expect(await sharp(plain).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test('a long name fits into its column of the share image', async () => {
  changeCompany({ name: 'The Brothers Ant’s Household Pest Elimination of Upper Sandusky' })
  // An owner's photo is there only after a build has encoded it.
  jest.replaceProperty(home(), 'hero', { ...home().hero, photo: undefined })
  const share = await (await drawSharedImage()).png().toBuffer()
  expect(await sharp(share).metadata()).toMatchObject({ width: 1200, height: 630 })
  const words = sharp(share).extract({ left: 56, top: 56, width: 460, height: 340 })
  const beside = sharp(share).extract({ left: 517, top: 56, width: 3, height: 340 })
  const deviation = async (area: Sharp) => (await area.stats()).channels[0]?.stdev
  expect(await deviation(sharp(await words.toBuffer()))).toBeGreaterThan(10)
  expect(await deviation(sharp(await beside.toBuffer()))).toBe(0)
})
