import 'server-only'
import { featureNames, featuresIn, rounded } from './ground'
import { boxOf, labelBeside, type Box, type Label, type Marker } from './labels'
import type { MapContent } from './map-schema'
import {
  kilometersPerMile,
  pointOf,
  regionFrame,
  type MapFrame,
  type MapLocation,
  type MapPoint,
} from './projection'
import { withThemeColors } from '@/lib/brand/theme'
import { cached } from '@/lib/content/cached'
import { escapeHtml } from '@/lib/escape-html'
import { getLocations, getMainLocations } from '@/lib/locations/locations'
import { getEntry } from '@/lib/site/site-content'

/** An SVG file and its display size in CSS pixels. */
type MapDrawing = { svg: string; width: number; height: number }

/** The clickable circle around a marker, in CSS pixels. */
type MapTarget = MapPoint & { r: number; slug: string; city: string }

type RegionMap = MapDrawing & { targets: MapTarget[] }

/** Widths of the maps: beside a list on a wide screen, and on a phone. */
const wideWidth = 576
const narrowWidth = 344

/** Height of the strip with the scale, below the map. */
const legendHeight = 30

const barMiles = 5

const dotRadius = 4.5

/** Font size of water, roads and the scale. */
const smallSize = 12

/** The style of a text. `halo` outlines its letters, so that lines below it don't cross them. */
type Look = { size: number; fill: string; isBold?: boolean; isItalic?: boolean; halo?: boolean }

const looks = {
  location: { size: 13, fill: 'ink', halo: true },
  named: { size: 17, isBold: true, fill: 'ink', halo: true },
  water: { size: smallSize, isItalic: true, fill: 'river-deep', halo: true },
  road: { size: smallSize, fill: 'ink-soft', halo: true },
} satisfies Record<string, Look>

/** The maps of all locations with their names, for wide screens and for phones. */
export const getRegionMaps = cached(() => {
  const locations = getMainLocations()
  return {
    wide: { src: '/images/maps/region.svg', ...regionMap(locations, getEntry('map'), wideWidth) },
    phone: {
      src: '/images/maps/region-phone.svg',
      ...regionMap(locations, getEntry('map'), narrowWidth),
    },
  }
})

/** A map with the names for which it has room, on a wide screen those of water and roads too. */
export function regionMap(
  locations: readonly MapLocation[],
  content: MapContent,
  width: number,
): RegionMap {
  const frame = regionFrame(locations, width)
  const markers = locations.map((location) => ({
    ...frame.project(pointOf(location)),
    r: dotRadius,
    slug: location.slug,
    city: location.city,
  }))
  const boxes = markers.map(boxOf)
  const names: Label[] = []
  const isWide = width === wideWidth
  for (const marker of isWide ? markers : mostCrowdedFirst(markers)) {
    const taken = [...boxes, ...names]
    const name = labelBeside(frame, marker, marker.city, looks.location.size, taken)
    if (name) names.push(name)
  }
  const over = discs(markers) + texts(names, looks.location)
  return {
    ...drawing(frame, content, {
      taken: [...boxes, ...names],
      over,
      hasNames: isWide,
    }),
    targets: targetsOf(markers),
  }
}

/** Markers with the most others around them have the fewest positions for a name. */
function mostCrowdedFirst<Place extends Marker>(markers: readonly Place[]): Place[] {
  const reach = 10 * dotRadius
  const neighbors = ({ x, y }: Marker) =>
    markers.filter((other) => Math.hypot(other.x - x, other.y - y) < reach).length
  return markers.toSorted((a, b) => neighbors(b) - neighbors(a))
}

/** Locations in alphabetical order. */
export function byName<Location extends MapLocation>(locations: readonly Location[]): Location[] {
  return locations.toSorted((a, b) => a.city.localeCompare(b.city, 'en'))
}

/** Half of 44 pixels, the size of a touch target. */
const touchTargetRadius = 22

/** The clickable circles: as large as a touch target, or up to half the distance to the next marker. */
function targetsOf(markers: readonly MapTarget[]): MapTarget[] {
  return markers.map((marker) => {
    const distances = markers
      .filter((other) => other !== marker)
      .map(({ x, y }) => Math.hypot(x - marker.x, y - marker.y))
    const { x, y, slug, city } = marker
    const r = Math.min(touchTargetRadius, ...distances.map((distance) => distance / 2))
    return { x, y, r, slug, city }
  })
}

/** The map that all pages of locations share, without names. Each page draws its own marker on it. */
export const getLocationsMap = cached(() => {
  const ofAll = locationsMap(getLocations(), getMainLocations(), getEntry('map'))
  return { src: '/images/maps/locations.svg', ...ofAll }
})

/**
 * A map without names, and the marker of one location on it.
 *
 * @param locations All that can be marked.
 * @param dotted Those that are a dot on the map itself.
 * @returns The map, with a function that gives the SVG elements of the marker and the name of a location.
 */
export function locationsMap(
  locations: readonly MapLocation[],
  dotted: readonly MapLocation[],
  content: MapContent,
) {
  const frame = regionFrame(locations, narrowWidth)
  // Creeks would clutter the small map and make its file larger.
  const ground = { ...content, streams: content.streams.filter(({ size }) => size !== 'small') }
  const dots = dotted.map((location) => {
    const { x, y } = frame.project(pointOf(location))
    return `M${Math.round(x)} ${Math.round(y)}h0`
  })
  const over = `<path d="${dots.join('')}" stroke="var(--color-leaf)" stroke-width="${otherWidth}" stroke-linecap="round"/>`
  const markerOf = (location: MapLocation) => {
    const marker = { ...frame.project(pointOf(location)), r: locationRadius }
    const name = labelBeside(frame, marker, location.city, looks.named.size, [boxOf(marker)])
    return withThemeColors(discs([marker]) + texts(name ? [name] : [], looks.named))
  }
  return { ...drawing(frame, ground, { taken: [], over, hasNames: false }), markerOf }
}

/** Sizes on the map of the locations: the marker of one, and the dots of the others. */
const locationRadius = 8
const otherWidth = 6

/**
 * @param taken Boxes that the names of water and roads must not touch.
 * @param over SVG that is drawn above the water and roads.
 * @param hasNames Whether the names of water and roads are drawn.
 */
function drawing(
  frame: MapFrame,
  content: MapContent,
  { taken, over, hasNames }: { taken: Box[]; over: string; hasNames: boolean },
): MapDrawing {
  const { width } = frame
  const height = frame.height + legendHeight
  const features = featuresIn(frame, content)
  const names = hasNames ? featureNames(frame, features, taken, smallSize) : []
  const roads = names.filter(({ kind }) => kind === 'road')
  const waters = names.filter(({ kind }) => kind !== 'road')
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    // A shape, and not the ground of the page, which a browser's dark mode changes.
    `<path d="M0 0H${width}V${height}H0z" fill="var(--color-card)"/>`,
    `<clipPath id="ground"><path d="M0 0H${width}V${frame.height}H0z"/></clipPath>`,
    '<g clip-path="url(#ground)">',
    ...features.map(({ svg }) => svg),
    texts(roads, looks.road),
    texts(waters, looks.water),
    over,
    '</g>',
    legend(frame),
    '</svg>',
  ]
  return { svg: withThemeColors(parts.join('')), width, height }
}

function discs(markers: readonly Marker[]) {
  return markers
    .map(
      ({ x, y, r }) =>
        `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${r}" fill="var(--color-brand)" stroke="var(--color-card)" stroke-width="1.5"/>`,
    )
    .join('')
}

/** Distance from the middle of a text to its baseline, as a share of the font size: half the height of a capital letter. */
const baseline = 0.36

function texts(labels: readonly Label[], { size, fill, isBold, isItalic, halo }: Look) {
  if (labels.length === 0) return ''
  const attributes = [
    `fill="var(--color-${fill})" font-family="Arial,sans-serif" font-size="${size}" text-anchor="middle"`,
    isBold && 'font-weight="700"',
    isItalic && 'font-style="italic"',
    halo &&
      'stroke="var(--color-card)" stroke-width="3" stroke-linejoin="round" paint-order="stroke"',
  ]
  const words = labels.map(
    ({ x, y, text }) =>
      `<text x="${rounded(x)}" y="${rounded(y + size * baseline)}">${escapeHtml(text)}</text>`,
  )
  return `<g ${attributes.filter(Boolean).join(' ')}>${words.join('')}</g>`
}

/** A line below the map and a scale bar. The caption says that north is up. */
function legend({ width, height, unitsPerKilometer }: MapFrame) {
  const end = 8 + barMiles * kilometersPerMile * unitsPerKilometer
  const y = height + legendHeight / 2 + 2
  return [
    `<path d="M0 ${height}H${width}" stroke="var(--color-line)"/>`,
    `<path d="M8 ${y - 4}V${y + 3}H${rounded(end)}V${y - 4}" fill="none" stroke="var(--color-ink-soft)" stroke-width="1.3"/>`,
    `<text x="${rounded(end + 7)}" y="${y + 4}" fill="var(--color-ink-soft)" font-family="Arial,sans-serif" font-size="${smallSize}">${barMiles} miles</text>`,
  ].join('')
}
