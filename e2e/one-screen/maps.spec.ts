import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { locationPath } from '../support/site'
import { expect, test } from '../support/test'

const folder = 'out/images/maps'
const maxRegionBytes = 12_000
const maxPlaceBytes = 6_000

const files = readdirSync(folder)
const isRegion = (file: string) => file.startsWith('region')

test('a map is a file of a few kilobytes', () => {
  const heavy = files.filter((file) => {
    const bytes = gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length
    return bytes > (isRegion(file) ? maxRegionBytes : maxPlaceBytes)
  })
  expect(heavy).toEqual([])
})

test('on the map of a place its name is clear of every line and every mark', async ({ page }) => {
  const covered: Record<string, string[]> = {}
  for (const file of files.filter((file) => !isRegion(file))) {
    await page.goto(`/images/maps/${file}`)
    const found = await page.evaluate(underTheName)
    if (found.length > 0) covered[file] = found
  }
  expect(covered).toEqual({})
})

test('the home page has the map with names beside the list, and the one with numbers above it', async ({
  page,
}) => {
  await page.goto('/')
  const map = page.getByRole('img', { name: 'Map of the places we serve' })
  await map.scrollIntoViewIfNeeded()
  const source = () => map.evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect.poll(source).toMatch(/region\.svg$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(source).toMatch(/region-numbers\.svg$/)
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

/** What lies under the bold name, as the browser has set it. */
function underTheName() {
  const name = document.querySelector<SVGGraphicsElement>('[font-weight="700"] text')
  if (!name) return ['there is no name']
  const box = name.getBBox()
  // The box holds room for accents and descenders too.
  const slack = 3
  const isUnder = (x: number, y: number, r: number) =>
    x > box.x - r &&
    x < box.x + box.width + r &&
    y > box.y + slack - r &&
    y < box.y + box.height - slack + r
  const marks = [...document.querySelectorAll('circle')].filter((mark) =>
    isUnder(mark.cx.baseVal.value, mark.cy.baseVal.value, mark.r.baseVal.value),
  )
  // The leader leads to the name.
  const leader = document.querySelector('path[d^="M"][stroke]:not([fill])')
  const grid: DOMPoint[] = []
  for (let x = box.x; x <= box.x + box.width; x += 2) {
    for (let y = box.y + slack; y <= box.y + box.height - slack; y += 2) {
      grid.push(new DOMPoint(x, y))
    }
  }
  const lines = [...document.querySelectorAll<SVGPathElement>('g > path')]
    .filter((line) => line !== leader)
    .filter((line) => {
      if (line.getAttribute('fill') !== 'none')
        return grid.some((point) => line.isPointInFill(point))
      line.removeAttribute('stroke-dasharray')
      line.setAttribute('stroke-width', '3')
      return grid.some((point) => line.isPointInStroke(point))
    })
  return [...marks, ...lines].map((shape) => shape.outerHTML.slice(-80))
}
