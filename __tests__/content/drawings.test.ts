import { readdirSync, readFileSync } from 'node:fs'

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
  ...drawings('houses', 800, 520),
]

const filesOf = (found: readonly { file: string }[]) => found.map(({ file }) => file)

test('every drawing has the size that pages give it, and weighs little', () => {
  expect(new Set(all.map(({ folder }) => folder)).size).toBe(4)
  const odd = all.filter(
    ({ svg, viewBox, maxBytes }) => !svg.includes(viewBox) || svg.length >= maxBytes,
  )
  expect(filesOf(odd)).toEqual([])
})

test('every specimen has a scale, or an object to compare it with, that a thumbnail leaves out', () => {
  const specimens = all.filter(({ folder }) => folder === 'specimens')
  expect(filesOf(specimens.filter(({ svg }) => !svg.includes('<g class="scale"')))).toEqual([])
})

test('a drawing that a page inlines has no ids or styles that could meet those of the page', () => {
  const inlined = [...all.filter(({ folder }) => folder === 'articles'), ...drawings('.', 800, 520)]
  expect(filesOf(inlined.filter(({ svg }) => /\sid=|<style|^<svg [^>]*fill/.test(svg)))).toEqual([])
})
