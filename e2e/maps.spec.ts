import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { locationPath } from './support/site'
import { expect, test } from './support/test'

const folder = 'out/images/maps'
const maxBytes = { region: 12_000, place: 6_000 }

test('a map is a file of a few kilobytes', () => {
  const heavy = readdirSync(folder).filter((file) => {
    const { length } = gzipSync(readFileSync(`${folder}/${file}`), { level: 9 })
    return length > (file.startsWith('region') ? maxBytes.region : maxBytes.place)
  })
  expect(heavy).toEqual([])
})

test('a map has its place on the page before it has loaded', async ({ page }) => {
  for (const path of ['/', locationPath]) {
    await page.goto(path)
    const map = page.getByRole('img', { name: /^Map of/ })
    const [src, width, height] = await map.evaluate((image: HTMLImageElement) =>
      ['src', 'width', 'height'].map((name) => image.getAttribute(name)),
    )
    expect(readFileSync(`out${src}`, 'utf8')).toContain(`viewBox="0 0 ${width} ${height}"`)
  }
})
