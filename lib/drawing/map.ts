import type { MapContent } from '../content/map-schema'
import {
  isWithin,
  kilometersPerMile,
  placeFrame,
  regionFrame,
  milesAroundPlace,
  pointOf,
  type LocatedPlace,
  type MapFrame,
} from './map-frame'
import { groundNames, mapGround, type GroundNames, type MapGround } from './map-ground'
import {
  areaSpacing,
  asObstacles,
  labelBeside,
  lineHeight,
  type Label,
  type Lettering,
  type Obstacle,
} from './map-labels'
import { short, straightPath, type LinePoint } from './map-lines'
import { withThemeColors } from './theme'

export type MapPlace = LocatedPlace & { city: string }

/** An SVG file, and the size at which it is meant to be shown, in CSS pixels. */
export type MapDrawing = { svg: string; width: number; height: number }

type Mark = LinePoint & { place: MapPlace }

/** Widths of the maps of all places: beside a list on a desktop, and on a phone. */
const wideWidth = 576
const narrowWidth = 344

const placeSize = { width: 352, height: 352 }

/** Below the ground: the scale, and where north is. */
const legendHeight = 30

/** Of each map of one place. */
export const placeMapSize = {
  width: placeSize.width,
  height: placeSize.height + legendHeight,
}

const dotRadius = 4.5
const hereRadius = 8
const numberRadius = 9.5

/** Between the name that a map is about and the others. */
const nameGap = 5

/** Between two marks, so that each is seen. */
const markGap = 2

const lettering = {
  place: { size: 13.5 },
  neighbor: { size: 12 },
  here: { size: 15, isBold: true },
} satisfies Record<string, Lettering>

/** From a mark to its name, from the one to try first. */
const distances = [4, 8, 13]
/** Where there is no room close by: then a leader joins the two. */
const farDistances = [22, 30, 40, 50, 62]

/** Of a map of one place, from the usual one to the closest: among many lines its name needs more room. */
const scales = [1, 0.85, 0.7, 0.55]

/** All places with their names; nothing where one of them has no room for its name. */
export function regionMapWithNames(
  places: readonly MapPlace[],
  content: MapContent,
): MapDrawing | undefined {
  const ground = mapGround(regionFrame(places, wideWidth), content)
  const marks = marksOf(ground.frame, places, () => dotRadius)
  const names = namesBeside(ground, marks, marks, lettering.place, maxAttempts)
  if (names.length < marks.length) return undefined
  return drawing(ground, {
    names: groundNames(ground, [...marks, ...names.flatMap(asObstacles)]),
    marks: marks.map((mark) => disc(mark, 'brand')).join('') + texts(names, looks.place),
  })
}

/** All places with numbers, from north to south: the list beside the map has the names. */
export function regionMapWithNumbers(places: readonly MapPlace[], content: MapContent): MapDrawing {
  const ground = mapGround(regionFrame(places, narrowWidth), content)
  const marks = marksOf(ground.frame, fromNorthToSouth(places), () => numberRadius)
  const numbers = marks.map(({ x, y }, index) => ({
    x,
    y,
    lines: [String(index + 1)],
    width: 0,
    height: 0,
    angle: 0,
  }))
  return drawing(ground, {
    names: groundNames(ground, marks),
    marks: marks.map((mark) => disc(mark, 'brand')).join('') + texts(numbers, looks.number),
  })
}

/** All places without a word, one of them marked: for share images, whose renderer has no font for them. */
export function regionMapWithoutWords(
  places: readonly MapPlace[],
  here: string,
  content: MapContent,
): MapDrawing {
  const ground = mapGround(regionFrame(places, narrowWidth), content)
  const radiusOf = ({ slug }: MapPlace) => (slug === here ? hereRadius * 1.5 : dotRadius)
  const marks = marksOf(ground.frame, places, radiusOf)
  return drawing(ground, { marks: dots(marks, here) })
}

/** What lies around one place, with its name, and those of its neighbors that have room. */
export function placeMap(
  place: MapPlace,
  places: readonly MapPlace[],
  content: MapContent,
): MapDrawing {
  const { ground, here, others, name } = surroundings(place, places, content)
  // Names close to the one that is meant would be read with it.
  const around = asObstacles(name).map((obstacle) => ({ ...obstacle, r: obstacle.r + nameGap }))
  const taken = [here, ...others, ...around]
  const names = namesBeside(ground, others, taken, lettering.neighbor)
  return drawing(ground, {
    names: groundNames(ground, [...taken, ...names.flatMap(asObstacles)]),
    marks: [
      leader(here, name),
      dots([...others, here], place.slug),
      texts(names, looks.neighbor),
      texts([name], looks.here),
    ].join(''),
  })
}

/** The ground around a place, at a scale at which its name lies on no line and on no mark. */
function surroundings(place: MapPlace, places: readonly MapPlace[], content: MapContent) {
  const words = [[place.city], inTwoLines(place.city)]
  const tries = [
    ...scales.flatMap((scale) => words.map((lines) => ({ scale, lines, from: distances }))),
    ...scales.flatMap((scale) => words.map((lines) => ({ scale, lines, from: farDistances }))),
  ]
  for (const { scale, lines, from } of tries) {
    const around = groundAround(place, places, content, milesAroundPlace * scale)
    const { lakes, streams, roads, counties } = around.ground.obstacles
    const obstacles = [...around.others, ...lakes, ...streams, ...roads, ...counties]
    const { frame } = around.ground
    const name = labelBeside(frame, around.here, lines, lettering.here, [obstacles], from)
    if (name) return { ...around, name }
  }
  // So many lines and places that the name must lie on some of them.
  const around = groundAround(place, places, content, milesAroundPlace)
  const { frame } = around.ground
  const name = labelBeside(
    frame,
    around.here,
    [place.city],
    lettering.here,
    [[], around.others],
    [6],
  )
  if (!name) throw new Error(`content/locations/${place.slug}.md: city is too long for a map`)
  return { ...around, name }
}

function groundAround(
  place: MapPlace,
  places: readonly MapPlace[],
  content: MapContent,
  miles: number,
) {
  const frame = placeFrame(place, places, placeSize, miles)
  const isHere = ({ slug }: MapPlace) => slug === place.slug
  const shown = places.filter(
    (other) => !isHere(other) && isWithin(frame, frame.project(pointOf(other)), -2 * dotRadius),
  )
  const marks = marksOf(frame, [place, ...shown], (other) =>
    isHere(other) ? hereRadius : dotRadius,
  )
  const [here, ...others] = marks
  if (!here) throw new Error(`${place.slug} has no mark`)
  return { ground: mapGround(frame, content), here, others }
}

/** A name of several words in two lines that are as equal as they can be. */
function inTwoLines(name: string) {
  const words = name.split(' ')
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length))
  return breaks.sort((a, b) => longest(a) - longest(b))[0] ?? [name]
}

/** The order in which the numbers of a map are given. */
export function fromNorthToSouth<Place extends LocatedPlace>(places: readonly Place[]): Place[] {
  return places.toSorted((a, b) => b.coordinates.latitude - a.coordinates.latitude)
}

const passes = 100

/** A mark for each place, in the given order: where it lies, then moved apart until none touches another. */
function marksOf(
  frame: MapFrame,
  places: readonly MapPlace[],
  radiusOf: (place: MapPlace) => number,
): Mark[] {
  const marks = places.map((place) => ({
    ...frame.project(pointOf(place)),
    r: radiusOf(place),
    place,
  }))
  for (let pass = 0; pass < passes; pass++) {
    let hasMoved = false
    for (const [index, mark] of marks.entries()) {
      for (const [offset, other] of marks.slice(index + 1).entries()) {
        hasMoved = pushApart(mark, other, index + offset) || hasMoved
      }
      keepWithin(frame, mark)
    }
    if (!hasMoved) break
  }
  return marks
}

/**
 * Moves two marks that are too close, and says whether it had to.
 *
 * @param turn Direction, in radians, in which they part when they lie on one spot.
 */
function pushApart(a: LinePoint, b: LinePoint, turn: number) {
  const clearance = a.r + b.r + markGap
  const dx = b.x - a.x
  const dy = b.y - a.y
  // A hair of slack, or two marks push each other for ever.
  if (dx * dx + dy * dy >= (clearance - 0.1) ** 2) return false
  const distance = Math.hypot(dx, dy)
  const share =
    distance === 0
      ? { x: Math.cos(turn), y: Math.sin(turn) }
      : { x: dx / distance, y: dy / distance }
  const move = (clearance - distance) / 2
  a.x -= share.x * move
  a.y -= share.y * move
  b.x += share.x * move
  b.y += share.y * move
  return true
}

function keepWithin({ width, height }: MapFrame, mark: LinePoint) {
  const margin = mark.r + markGap
  mark.x = Math.min(Math.max(mark.x, margin), width - margin)
  mark.y = Math.min(Math.max(mark.y, margin), height - margin)
}

/** Orders in which names are tried where each must find room. */
const maxAttempts = 12

/**
 * Names beside marks, as many as there is room for. A mark that found none is given the first choice at the next attempt.
 *
 * @param taken What the names must not touch beside each other; water, roads and borders only where it cannot be helped.
 */
function namesBeside(
  { frame, obstacles }: MapGround,
  marks: readonly Mark[],
  taken: readonly Obstacle[],
  letters: Lettering,
  attempts = 1,
): Label[] {
  let order = [...marks]
  let best: Label[] = []
  for (let attempt = 0; attempt < attempts; attempt++) {
    const labels: Label[] = []
    const without: Mark[] = []
    for (const mark of order) {
      const others = taken.filter((obstacle) => obstacle.x !== mark.x || obstacle.y !== mark.y)
      const label = labelBeside(
        frame,
        mark,
        [mark.place.city],
        letters,
        [
          [...others, ...labels.flatMap(asObstacles)],
          obstacles.lakes,
          obstacles.streams,
          obstacles.roads,
          obstacles.counties,
        ],
        distances,
      )
      if (label) labels.push(label)
      else without.push(mark)
    }
    if (labels.length > best.length) best = labels
    if (without.length === 0) break
    order = [...without, ...order.filter((mark) => !without.includes(mark))]
  }
  return best
}

/** A hairline from a mark to a name that does not stand beside it. */
function leader(mark: LinePoint, label: Label) {
  const end = {
    x: Math.min(Math.max(mark.x, label.x - label.width / 2 - 3), label.x + label.width / 2 + 3),
    y: Math.min(Math.max(mark.y, label.y - label.height / 2 - 2), label.y + label.height / 2 + 2),
  }
  if (Math.hypot(end.x - mark.x, end.y - mark.y) - mark.r < (farDistances[0] ?? 0) / 2) return ''
  return path(straightPath([mark, end]), 'stroke="var(--color-ink)"')
}

/** How words are drawn; `halo` keeps what lies under them from running through the letters. */
type Look = Lettering & { fill: string; font: string; halo?: boolean }

const sans = 'font-family="Arial,sans-serif"'
const serif = 'font-family="Georgia,\'Times New Roman\',serif" font-style="italic"'

const looks = {
  place: { ...lettering.place, fill: 'ink', font: sans, halo: true },
  neighbor: { ...lettering.neighbor, fill: 'ink-soft', font: sans, halo: true },
  here: { ...lettering.here, fill: 'ink', font: sans, halo: true },
  number: { size: 11.5, isBold: true, fill: 'card', font: sans },
  water: { size: 12, fill: 'river-deep', font: serif, halo: true },
  road: { size: 10, fill: 'ink-soft', font: sans, halo: true },
  county: { size: 9.5, isSpaced: true, fill: 'control', font: sans },
  legend: { size: 12, fill: 'ink-soft', font: sans },
} satisfies Record<string, Look>

function drawing(
  ground: MapGround,
  { names, marks }: { names?: GroundNames; marks: string },
): MapDrawing {
  const { frame, paths } = ground
  const { width } = frame
  const height = frame.height + (names ? legendHeight : 0)
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<clipPath id="ground"><path d="M0 0H${width}V${frame.height}H0z"/></clipPath>`,
    '<g clip-path="url(#ground)">',
    path(
      paths.counties,
      'fill="none" stroke="var(--color-control)" stroke-opacity=".7" stroke-width="1.3" stroke-linecap="round" stroke-dasharray="0 4.5"',
    ),
    path(paths.roads, 'fill="none" stroke="var(--color-control)" stroke-opacity=".75"'),
    path(paths.streams, 'fill="var(--color-river)"'),
    path(paths.lakes, 'fill="var(--color-river)"'),
    names ? texts(names.counties, looks.county) + texts(names.roads, looks.road) : '',
    names ? texts(names.water, looks.water) : '',
    marks,
    '</g>',
    names ? legend(frame) : '',
    '</svg>',
  ]
  return { svg: withThemeColors(parts.join('')), width, height }
}

function path(d: string, attributes: string) {
  return d && `<path d="${d}" ${attributes}/>`
}

function disc({ x, y, r }: LinePoint, fill: string) {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${r}" fill="var(--color-${fill})" stroke="var(--color-card)" stroke-width="1.5"/>`
}

/** Plain dots, and over them the one that is meant. */
function dots(marks: readonly Mark[], here: string) {
  const isHere = ({ place }: Mark) => place.slug === here
  return [
    ...marks.filter((mark) => !isHere(mark)).map((mark) => disc(mark, 'control')),
    ...marks.filter(isHere).map((mark) => disc(mark, 'brand') + ring(mark)),
  ].join('')
}

function ring({ x, y, r }: LinePoint) {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r * 0.5)}" fill="var(--color-ochre)"/>`
}

function texts(labels: readonly Label[], look: Look) {
  if (labels.length === 0) return ''
  const { size, fill, font, isBold, isSpaced, halo } = look
  const attributes = [
    `fill="var(--color-${fill})" ${font} font-size="${size}" text-anchor="middle"`,
    isBold && 'font-weight="700"',
    isSpaced && `letter-spacing="${size * areaSpacing}"`,
    halo &&
      'stroke="var(--color-card)" stroke-width="3" stroke-linejoin="round" paint-order="stroke"',
  ]
  const words = labels.map((label) => text(label, look))
  return `<g ${attributes.filter(Boolean).join(' ')}>${words.join('')}</g>`
}

/** Baseline below the middle, as a part of the size: half the height of a capital. */
const baseline = 0.36

function text({ x, y, lines, angle }: Label, { size, isSpaced }: Look) {
  const place =
    angle === 0 ? '' : ` transform="translate(${short(x)} ${short(y)})rotate(${short(angle)})"`
  const [left, middle] = angle === 0 ? [short(x), y] : ['0', 0]
  const top = middle + size * (baseline - ((lines.length - 1) * lineHeight) / 2)
  const words = lines.map((line, index) => {
    const letters = escapeXml(isSpaced ? line.toUpperCase() : line)
    return `<tspan x="${left}" y="${short(top + index * size * lineHeight)}">${letters}</tspan>`
  })
  return `<text${place}>${words.join('')}</text>`
}

/** Lengths of the bar in miles: five where it fits, as it does on a map of one city and its surroundings. */
const barMiles = [1, 2, 5, 10, 25, 50, 100]

/** The longest bar is this part of the width. */
const maxBar = 0.25

/** A line below the ground, a bar of some miles, and an arrow to the north. */
function legend({ width, height, unitsPerKilometer }: MapFrame) {
  const unitsPerMile = unitsPerKilometer * kilometersPerMile
  const miles = barMiles.findLast((length) => length * unitsPerMile <= width * maxBar) ?? 1
  const end = 8 + miles * unitsPerMile
  const y = height + legendHeight / 2 + 2
  const { size, fill, font } = looks.legend
  return [
    `<path d="M0 ${height}H${width}" stroke="var(--color-line)"/>`,
    `<path d="M8 ${y - 4}V${y + 3}H${short(end)}V${y - 4}M${width - 12} ${y + 7}V${y - 9}m-4 5l4-5l4 5" fill="none" stroke="var(--color-ink-soft)" stroke-width="1.3"/>`,
    `<g fill="var(--color-${fill})" ${font} font-size="${size}">`,
    `<text x="${short(end + 7)}" y="${y + 4}">${miles} ${miles === 1 ? 'mile' : 'miles'}</text>`,
    `<text x="${width - 22}" y="${y + 4}" text-anchor="end">N</text></g>`,
  ].join('')
}

function escapeXml(words: string) {
  return words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
