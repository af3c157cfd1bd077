import { featureNames, mapGround, rounded, type MapGround } from './ground'
import { boxOf, labelBeside, type Box, type Label, type Lettering, type Marker } from './labels'
import type { MapContent } from './map-schema'
import { markersOf, type MapPlace, type PlaceMarker } from './markers'
import { kilometersPerMile, regionFrame, type LocatedPlace, type MapFrame } from './projection'
import { withThemeColors } from '@/lib/brand/theme'
import { escapeHtml } from '@/lib/escape-html'

/** An SVG file, and the size at which it is meant to be shown, in CSS pixels. */
export type MapDrawing = { svg: string; width: number; height: number }

/** Widths of the maps of all places: beside a list on a wide screen, and on a phone. */
const wideWidth = 576
const narrowWidth = 344

/** Below the ground, for the scale. */
const legendHeight = 30

const dotRadius = 4.5
const numberRadius = 9.5

/** How words are drawn; `halo` keeps what lies under them from running through the letters. */
type Look = Lettering & { fill: string; isItalic?: boolean; halo?: boolean }

const looks = {
  place: { size: 13.5, fill: 'ink', halo: true },
  number: { size: 11.5, isBold: true, fill: 'card' },
  water: { size: 12, isItalic: true, fill: 'river-deep', halo: true },
  road: { size: 12, fill: 'ink-soft', halo: true },
  legend: { size: 12, fill: 'ink-soft' },
} satisfies Record<string, Look>

/** All places with their names; nothing where one of them has no room for its name. */
export function regionMapWithNames(
  places: readonly MapPlace[],
  content: MapContent,
): MapDrawing | undefined {
  const ground = mapGround(regionFrame(places, wideWidth), content)
  const markers = markersOf(ground.frame, places, () => dotRadius)
  const boxes = markers.map(boxOf)
  const names = namesBeside(ground.frame, markers, boxes, looks.place)
  if (names.length < markers.length) return undefined
  const discs = markers.map((marker) => disc(marker, 'brand'))
  return drawing(ground, {
    taken: [...boxes, ...names],
    over: discs.join('') + texts(names, looks.place),
  })
}

/** All places with numbers, from north to south: the list beside the map has the names. */
export function regionMapWithNumbers(places: readonly MapPlace[], content: MapContent): MapDrawing {
  const ground = mapGround(regionFrame(places, narrowWidth), content)
  const markers = markersOf(ground.frame, fromNorthToSouth(places), () => numberRadius)
  const numbers = markers.map((marker, index) => ({ ...boxOf(marker), text: String(index + 1) }))
  return drawing(ground, {
    taken: markers.map(boxOf),
    over: markers.map((marker) => disc(marker, 'brand')).join('') + texts(numbers, looks.number),
  })
}

/** The order in which the numbers of a map are given. */
export function fromNorthToSouth<Place extends LocatedPlace>(places: readonly Place[]): Place[] {
  return places.toSorted((a, b) => b.coordinates.latitude - a.coordinates.latitude)
}

/** Names beside markers, as many as there is room for. */
function namesBeside(
  frame: MapFrame,
  markers: readonly PlaceMarker[],
  taken: readonly Box[],
  look: Look,
): Label[] {
  const labels: Label[] = []
  for (const marker of markers) {
    const others = [...taken.filter(({ x, y }) => x !== marker.x || y !== marker.y), ...labels]
    const label = labelBeside(frame, marker, marker.place.city, look, others)
    if (label) labels.push(label)
  }
  return labels
}

/** @param taken What names of water and roads keep clear of. */
function drawing(ground: MapGround, { taken, over }: { taken: Box[]; over: string }): MapDrawing {
  const { frame } = ground
  const { width } = frame
  const height = frame.height + legendHeight
  const names = featureNames(ground, taken, looks.water.size)
  const namesOf = (of: 'water' | 'road') =>
    texts(
      names.filter(({ kind }) => kind === of),
      looks[of],
    )
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<clipPath id="ground"><path d="M0 0H${width}V${frame.height}H0z"/></clipPath>`,
    `<g clip-path="url(#ground)">${ground.svg}${namesOf('road')}${namesOf('water')}${over}</g>`,
    legend(frame),
    '</svg>',
  ]
  return { svg: withThemeColors(parts.join('')), width, height }
}

function disc({ x, y, r }: Marker, fill: string) {
  return `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${r}" fill="var(--color-${fill})" stroke="var(--color-card)" stroke-width="1.5"/>`
}

/** Baseline below the middle, as a part of the size: half the height of a capital. */
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

/** Length of the bar below the ground. */
const barMiles = 5

/** A line below the ground, and a bar of some miles. The words under the map say that north is up. */
function legend({ width, height, unitsPerKilometer }: MapFrame) {
  const end = 8 + barMiles * kilometersPerMile * unitsPerKilometer
  const y = height + legendHeight / 2 + 2
  const { size, fill } = looks.legend
  return [
    `<path d="M0 ${height}H${width}" stroke="var(--color-line)"/>`,
    `<path d="M8 ${y - 4}V${y + 3}H${rounded(end)}V${y - 4}" fill="none" stroke="var(--color-ink-soft)" stroke-width="1.3"/>`,
    `<text x="${rounded(end + 7)}" y="${y + 4}" fill="var(--color-${fill})" font-family="Arial,sans-serif" font-size="${size}">${barMiles} miles</text>`,
  ].join('')
}
