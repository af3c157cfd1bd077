import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getArticles } from '@/lib/content/articles'
import { getLocations, readLocations } from '@/lib/content/locations'
import { mapSize, placeMarks } from '@/lib/drawing/map'
import { addCities } from '@/scripts/bench/generated-cities.mjs'

const articles = getArticles().map(({ article }) => article.slug.slice(1))

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cities-'))
  cpSync('content/locations', folder, { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true }))

test('cities are added up to the number that is asked for, each as the site wants it', () => {
  addCities(folder, 60)
  const locations = readLocations(folder, articles)
  expect(locations).toHaveLength(60)
  expect(new Set(locations.map(({ city }) => city)).size).toBe(60)
})

test('the cities that are there already stay as they are, and come first', () => {
  addCities(folder, 30)
  const count = getLocations().length
  expect(readLocations(folder, articles).slice(0, count)).toEqual(getLocations())
})

test('a generated city is about as long as one that is written', () => {
  addCities(folder, 60)
  const lengths = readLocations(folder, articles).map(({ content }) => content.length)
  expect(Math.min(...lengths)).toBeGreaterThan(Math.max(...lengths) / 2)
})

test('generated cities have neighbors and lie on the map', () => {
  addCities(folder, 120)
  const generated = readLocations(folder, articles).slice(getLocations().length)
  expect(generated.at(-1)?.nearbyAreas).toHaveLength(5)
  for (const { coordinates } of generated) {
    const [mark] = placeMarks([coordinates])
    expect(mark?.x).toBeGreaterThan(0)
    expect(mark?.x).toBeLessThan(mapSize.width)
    expect(mark?.y).toBeGreaterThan(0)
    expect(mark?.y).toBeLessThan(mapSize.height)
  }
})

test('no city is added where there are enough', () => {
  addCities(folder, getLocations().length)
  expect(readLocations(folder, articles)).toEqual(getLocations())
})
