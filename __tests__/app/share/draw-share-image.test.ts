import { join, relative } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { folderWith } from '../../support/content-folder'
import { drawArticlePicture, drawSharedImage } from '@/app/share/draw-share-image'
import type * as shareImages from '@/lib/seo/share-images'
import { company } from '@/lib/site/company'
import type * as companyModule from '@/lib/site/company'

jest.mock('@/lib/site/company', () => {
  const { company } = jest.requireActual<typeof companyModule>('@/lib/site/company')
  return { company: jest.fn(company) }
})

// An owner's photo is there only after a build has encoded it.
jest.mock('@/lib/seo/share-images', () => ({
  ...jest.requireActual<typeof shareImages>('@/lib/seo/share-images'),
  homePicture: () => '/images/home.svg',
}))

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
  jest.mocked(company).mockReturnValue({
    ...company(),
    name: 'The Brothers Ant’s Household Pest Elimination of Upper Sandusky',
  })
  const share = await (await drawSharedImage()).png().toBuffer()
  expect(await sharp(share).metadata()).toMatchObject({ width: 1200, height: 630 })
  const words = sharp(share).extract({ left: 56, top: 56, width: 460, height: 340 })
  const beside = sharp(share).extract({ left: 517, top: 56, width: 3, height: 340 })
  const deviation = async (area: Sharp) => (await area.stats()).channels[0]?.stdev
  expect(await deviation(sharp(await words.toBuffer()))).toBeGreaterThan(10)
  expect(await deviation(sharp(await beside.toBuffer()))).toBe(0)
})
