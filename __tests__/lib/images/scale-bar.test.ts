import { join, relative } from 'node:path'
import { folderWith } from '../../support/content-folder'
import { millimetersPerUnit, scaleProblem } from '@/lib/images/scale-bar'

/** A drawing with this scale, named as from public/images/specimens. */
function drawingWith(scale: string) {
  const ant = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path d="M0 0v9h9"/>${scale}</svg>`
  const folder = relative(
    join(process.cwd(), 'public/images/specimens'),
    folderWith({ 'ant.svg': ant }),
  )
  return join(folder, 'ant')
}

const bar = (path: string, length: string) =>
  `<g class="scale"><path d="${path}"/><text>apple</text><text x="3">${length}</text></g>`

test.each([
  ['M308 275v7h80v-7M324 282v-4', '1 mm', 1 / 80],
  ['M324.5 275v7H388v-7m-50.8 7v-4', '5 mm', 5 / 63.5],
  ['M330 275v7h50v-7', '2 cm', 20 / 50],
])('the scale bar %s of %s gives the size of a unit', (path, length, size) => {
  expect(millimetersPerUnit(drawingWith(bar(path, length)))).toBeCloseTo(size, 6)
})

test.each([
  ['no scale', ''],
  ['a bar without a length', bar('M308 275v7h80v-7', 'long')],
  ['a bar of no width', bar('M308 275v7h0v-7', '1 mm')],
])('a drawing with %s is reported by its file', (_, scale) => {
  const drawing = drawingWith(scale)
  expect(scaleProblem(drawing)?.message).toMatch(/ant\.svg has no scale bar/)
  expect(() => millimetersPerUnit(drawing)).toThrow('ant.svg has no scale bar')
})
