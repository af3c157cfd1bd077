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
} from './projection'
import { withThemeColors } from '@/lib/brand/theme'
import { cached } from '@/lib/content/cached'
import { escapeHtml } from '@/lib/escape-html'
import { getLocations, getMainLocations } from '@/lib/locations/locations'
import { getEntry } from '@/lib/site/site-content'

/** Widths of the maps: beside a list on a wide screen, and on a phone. */
const wideWidth = 576
const narrowWidth = 344

/** Height of the strip with the scale, below the map. */
const legendHeight = 30

const barMiles = 5

const dotRadius = 4.5

/** Font size of water, roads and the scale. */
const smallSize = 12

type Look = { size: number; fill: string; style?: string }

const looks = {
  location: { size: 13, fill: 'ink' },
  named: { size: 17, fill: 'ink', style: ' font-weight="700"' },
  water: { size: smallSize, fill: 'river-deep', style: ' font-style="italic"' },
  road: { size: smallSize, fill: 'ink-soft' },
} satisfies Record<string, Look>

/** The maps of all locations with their names, for wide screens and for phones. */
export const getRegionMaps = cached(() => {
  const mapOf = (width: number) => regionMap(getMainLocations(), getEntry('map'), width)
  return {
    wide: { src: '/images/maps/region.svg', ...mapOf(wideWidth) },
    phone: { src: '/images/maps/region-phone.svg', ...mapOf(narrowWidth) },
  }
})

/** A map with the names for which it has room, on a wide screen those of water and roads too, and a circle to press for each place. */
export function regionMap(locations: readonly MapLocation[], content: MapContent, width: number) {
  const frame = regionFrame(locations, width)
  const markers = locations.map((location) => ({
    ...frame.project(pointOf(location)),
    r: dotRadius,
    slug: location.slug,
    city: location.city,
  }))
  const boxes = markers.map(boxOf)
  const names: Label[] = []
  for (const marker of markers) {
    const taken = [...boxes, ...names]
    const name = labelBeside(frame, marker, marker.city, looks.location.size, taken)
    if (name) names.push(name)
  }
  const over = discs(markers) + texts(names, looks.location)
  const map = drawing(frame, content, over, width === wideWidth ? [...boxes, ...names] : undefined)
  return {
    ...map,
    targets: markers.map((marker) => ({ ...marker, r: targetRadius(marker, markers) })),
  }
}

export function byName<Location extends MapLocation>(locations: readonly Location[]): Location[] {
  return locations.toSorted((a, b) => a.city.localeCompare(b.city, 'en'))
}

/** Half of 44 pixels, the size of a touch target. */
const touchTargetRadius = 22

/** As large as a touch target, or up to half the distance to the next marker. */
function targetRadius(marker: Marker, markers: readonly Marker[]) {
  const distances = markers
    .filter((other) => other !== marker)
    .map(({ x, y }) => Math.hypot(x - marker.x, y - marker.y))
  return Math.min(touchTargetRadius, ...distances.map((distance) => distance / 2))
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
  return { ...drawing(frame, ground, over), markerOf }
}

/** Sizes on the map of the locations: the marker of one, and the dots of the others. */
const locationRadius = 8
const otherWidth = 6

/**
 * An SVG file, and its size in CSS pixels.
 *
 * @param over SVG that is drawn above the water and roads.
 * @param taken Boxes that the names of water and roads must not touch. Left out, the map has none of these names.
 */
function drawing(frame: MapFrame, content: MapContent, over: string, taken?: readonly Box[]) {
  const { width } = frame
  const height = frame.height + legendHeight
  const features = featuresIn(frame, content)
  const names = taken ? featureNames(frame, features, taken, smallSize) : []
  const roads = names.filter(({ kind }) => kind === 'road')
  const waters = names.filter(({ kind }) => kind === 'water')
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

/** Texts with an outline, so that lines below them don't cross the letters. */
function texts(labels: readonly Label[], { size, fill, style = '' }: Look) {
  if (labels.length === 0) return ''
  const font = `fill="var(--color-${fill})" font-family="Arial,sans-serif" font-size="${size}" text-anchor="middle"${style}`
  const outline =
    'stroke="var(--color-card)" stroke-width="3" stroke-linejoin="round" paint-order="stroke"'
  const words = labels.map(
    ({ x, y, text }) =>
      `<text x="${rounded(x)}" y="${rounded(y + size * baseline)}">${escapeHtml(text)}</text>`,
  )
  return `<g ${font} ${outline}>${words.join('')}</g>`
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
