import { readFileSync } from 'node:fs'
import { getMainLocations } from '@/lib/content/locations'
import { mapPoint } from '@/lib/content/map-point'

test('every town lies on a dot of the drawn map', () => {
  const svg = readFileSync('public/images/maps/region.svg', 'utf8')
  const dots = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => ({
    x: Number(x) / 5.76,
    y: Number(y) / 5.76,
  }))
  expect(dots.length).toBeGreaterThan(0)
  const lost = getMainLocations().filter(({ coordinates }) => {
    const { x, y } = mapPoint(coordinates)
    return !dots.some((dot) => Math.hypot(dot.x - x, dot.y - y) < 0.2)
  })
  expect(lost.map(({ city }) => city)).toEqual([])
})
