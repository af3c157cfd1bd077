import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const maxSpecimenBytes = 6_000
const maxSignBytes = 3_000

function drawings(folder: string) {
  const path = join(process.cwd(), 'public/images', folder)
  return readdirSync(path)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => ({ file, svg: readFileSync(join(path, file), 'utf8') }))
}

const specimens = drawings('specimens')
const scenes = drawings('articles')
const signs = drawings('signs')

const filesOf = (found: readonly { file: string }[]) => found.map(({ file }) => file)

test('every specimen has the size that pages give it, and weighs little', () => {
  expect(specimens.length).toBeGreaterThan(0)
  const odd = specimens.filter(({ svg }) => !svg.includes('viewBox="0 0 400 300"'))
  expect(filesOf(odd)).toEqual([])
  expect(filesOf(specimens.filter(({ svg }) => svg.length >= maxSpecimenBytes))).toEqual([])
})

test('every specimen has a scale, or an object to compare it with, that a thumbnail leaves out', () => {
  expect(filesOf(specimens.filter(({ svg }) => !svg.includes('<g class="scale"')))).toEqual([])
})

test('every sign has the size that the home page gives it, and weighs little', () => {
  const odd = signs.filter(({ svg }) => !svg.includes('viewBox="0 0 200 150"'))
  expect(filesOf(odd)).toEqual([])
  expect(filesOf(signs.filter(({ svg }) => svg.length >= maxSignBytes))).toEqual([])
})

test('every drawing of an article has the size that pages give it', () => {
  const odd = scenes.filter(({ svg }) => !svg.includes('viewBox="0 0 800 450"'))
  expect(filesOf(odd)).toEqual([])
})

test('a drawing carries no script, no style and no picture', () => {
  const forbidden = /<(script|style|image|foreignObject)\b/
  const odd = [...specimens, ...scenes, ...signs].filter(({ svg }) => forbidden.test(svg))
  expect(filesOf(odd)).toEqual([])
})

test('no drawing has a name that could clash with one on the same sheet', () => {
  expect(filesOf([...specimens, ...signs].filter(({ svg }) => /\sid="/.test(svg)))).toEqual([])
})
