// Writes the borders of the counties that the map shows into content/map-counties.yaml, from the US Census'
// boundaries: `npm run counties -- 39049 39041`. The numbers are the counties' FIPS codes, five digits each, as the
// Census lists them. The result is committed, so a build needs no atlas.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { Document, isScalar, visit } from 'yaml'
import { contentFolder } from '@/lib/content/load'

type Atlas = Topology<{ counties: GeometryCollection<{ name: string }> }>

const ids = process.argv.slice(2)
if (ids.length === 0) throw new Error('Name the counties: npm run counties -- 39049 39041')

const source = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')
const atlas = JSON.parse(readFileSync(source, 'utf8')) as Atlas

const document = new Document(ids.map(countyOf))
document.commentBefore =
  ' Borders of the counties, strongly simplified, from the US Census by way of us-atlas. Do not edit: npm run counties'
visit(document, {
  Seq(_, points) {
    points.flow = isScalar(points.items[0])
  },
})
const target = join(contentFolder(), 'map-counties.yaml')
writeFileSync(target, document.toString({ singleQuote: true, flowCollectionPadding: false }))
console.log(`${target}: ${ids.length} counties`)

function countyOf(id: string) {
  const { features } = feature(atlas, atlas.objects.counties)
  const { geometry, properties } = features.find((county) => county.id === id) ?? {}
  if (geometry?.type !== 'Polygon' && geometry?.type !== 'MultiPolygon')
    throw new Error(`${id} is no county of the atlas: FIPS codes have five digits`)
  const pieces = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const round = (degrees = 0) => Math.round(degrees * 1_000) / 1_000
  const borders = pieces.map(([ring = []]) =>
    // Its last point is its first.
    ring.slice(0, -1).map(([longitude, latitude]) => [round(latitude), round(longitude)]),
  )
  return { id, name: properties?.name, borders }
}
