// Writes the borders of the counties that the map shows into content/map-counties.yaml, from the US Census'
// boundaries: `npm run counties -- 39049 39041`. The numbers are the counties' FIPS codes, five digits each, as the
// Census lists them. The result is committed, so a build needs no atlas.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { feature } from 'topojson-client'
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification'
import { contentFolder } from '@/lib/content/load'

type County = { name: string }
type Atlas = Topology<{ counties: GeometryCollection<County> }>

const ids = process.argv.slice(2)
if (ids.length === 0) throw new Error('Name the counties: npm run counties -- 39049 39041')

const source = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')
const atlas = JSON.parse(await readFile(source, 'utf8')) as Atlas

const target = join(contentFolder(), 'map-counties.yaml')
const head =
  '# Borders of the counties, strongly simplified, from the US Census by way of us-atlas. Do not edit: npm run counties\n'
await writeFile(target, head + ids.map(entryOf).join(''))
console.log(`${target}: ${ids.length} counties`)

function entryOf(id: string) {
  const county = atlas.objects.counties.geometries.find((geometry) => geometry.id === id)
  if (!county) throw new Error(`${id} is no county of the atlas: FIPS codes have five digits`)
  const { name } = county.properties as County
  const pieces = piecesOf(county)
  const borders = pieces.flatMap((piece) => piece.slice(0, 1)).map(cornersOf)
  return `- id: '${id}'\n  name: ${name}\n  borders:\n${borders.join('')}`
}

function piecesOf(county: GeometryObject<County>) {
  if (county.type === 'Polygon') return [feature(atlas, county).geometry.coordinates]
  if (county.type === 'MultiPolygon') return feature(atlas, county).geometry.coordinates
  throw new Error(`${county.id} has no border`)
}

/** A ring, whose last point is its first, as a YAML list. */
function cornersOf(ring: readonly (readonly number[])[]) {
  return ring
    .slice(0, -1)
    .map(([longitude = 0, latitude = 0], index) => {
      const start = index === 0 ? '    - - ' : '      - '
      return `${start}[${latitude.toFixed(3)}, ${longitude.toFixed(3)}]\n`
    })
    .join('')
}
