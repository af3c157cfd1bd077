import { readdirSync, readFileSync } from 'node:fs'
import { getEntry } from '@/lib/site/site-content'

/** Every drawing of a folder, which pages give that size. */
function drawings(folder: string, width: number, height: number, maxBytes = Infinity) {
  return readdirSync(`public/images/${folder}`)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => {
      const svg = readFileSync(`public/images/${folder}/${file}`, 'utf8')
      return { folder, file, svg, viewBox: `viewBox="0 0 ${width} ${height}"`, maxBytes }
    })
}

const all = [
  ...drawings('specimens', 400, 300, 6_000),
  ...drawings('signs', 200, 150, 3_000),
  ...drawings('articles', 800, 450),
]

const filesOf = (found: readonly { file: string }[]) => found.map(({ file }) => file)

test('every drawing has the size that pages give it, and weighs little', () => {
  expect(new Set(all.map(({ folder }) => folder)).size).toBe(3)
  const odd = all.filter(
    ({ svg, viewBox, maxBytes }) => !svg.includes(viewBox) || svg.length >= maxBytes,
  )
  expect(filesOf(odd)).toEqual([])
})

test('every specimen has a scale, or an object to compare it with, that a thumbnail leaves out', () => {
  const specimens = all.filter(({ folder }) => folder === 'specimens')
  expect(filesOf(specimens.filter(({ svg }) => !svg.includes('<g class="scale"')))).toEqual([])
})

test('the drawing of a house has each of its entry points as a group of its own', () => {
  const missing = Object.entries(getEntry('houses')).flatMap(([kind, { entryPoints }]) => {
    const svg = readFileSync(`public/images/houses/${kind}.svg`, 'utf8')
    const groups = entryPoints.map((_, index) => `<g id="way-${index + 1}">`)
    return groups.filter((start) => !svg.includes(start)).map((start) => `${kind}: ${start}`)
  })
  expect(missing).toEqual([])
})
