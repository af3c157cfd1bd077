import { getLocations } from '@/lib/locations/locations'
import { getRegionMaps, placeMapSvg } from '@/lib/map/area-maps'

type Context = { params: Promise<{ map: string }> }

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  const regionFiles = regionMaps().map(({ src }) => fileOf(src))
  const placeFiles = getLocations().map(({ slug }) => `${slug}.svg`)
  return [...regionFiles, ...placeFiles].map((map) => ({ map }))
}

/**
 * The maps as files: in the page each would weigh a kilobyte and 150 elements. The name ends in .svg, because a host
 * tells the type of a file by its ending.
 */
export async function GET(_request: Request, { params }: Context) {
  const { map: file } = await params
  const region = regionMaps().find(({ src }) => fileOf(src) === file)
  const svg = region?.svg ?? placeMapSvg(file.replace(/\.svg$/, ''))
  if (!svg) throw new Error(`There is no map ${file}`)
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } })
}

function regionMaps() {
  const { numbered, named } = getRegionMaps()
  return named ? [numbered, named] : [numbered]
}

function fileOf(src: string) {
  return src.split('/').at(-1) ?? ''
}
