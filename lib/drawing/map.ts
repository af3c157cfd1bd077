/** A place on the map, in the units of the drawing. */
export type MapPoint = { x: number; y: number }

type Coordinates = { latitude: number; longitude: number }

/** Size of the drawing. Central Ohio is a little taller than wide. */
export const mapSize = { width: 360, height: 460 }

const north = 40.325
const west = -83.185
const unitsPerDegree = 960
/** A degree of longitude is shorter than one of latitude by the cosine of the latitude. */
const longitudeScale = Math.cos((40.08 * Math.PI) / 180)

/** Least distance between two marks: the map is schematic, and the old city's neighborhoods would overlap. */
const clearance = 25
const passes = 60

/** Courses of the two rivers from north to south, rounded like the places. */
export const rivers = [
  {
    name: 'Scioto',
    course: line([
      [40.33, -83.19],
      [40.22, -83.15],
      [40.15, -83.125],
      [40.09, -83.108],
      [40.03, -83.094],
      [39.985, -83.083],
      [39.958, -83.045],
      [39.964, -83.016],
      [39.93, -83.02],
      [39.88, -83.01],
      [39.82, -82.99],
    ]),
    label: project({ latitude: 40.205, longitude: -83.137 }),
  },
  {
    name: 'Olentangy',
    course: line([
      [40.34, -83.065],
      [40.27, -83.062],
      [40.2, -83.048],
      [40.14, -83.046],
      [40.08, -83.03],
      [40.02, -83.018],
      [39.964, -83.016],
    ]),
    label: project({ latitude: 40.243, longitude: -83.052 }),
  },
] as const

/** Where each place is drawn, in the given order: projected, then moved apart until no marks touch. */
export function placeMarks(places: readonly Coordinates[]): MapPoint[] {
  const marks = places.map(project)
  for (let pass = 0; pass < passes; pass++) {
    let hasMoved = false
    for (const [index, mark] of marks.entries()) {
      for (const other of marks.slice(index + 1)) hasMoved = pushApart(mark, other) || hasMoved
    }
    if (!hasMoved) break
  }
  return marks.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
}

function project({ latitude, longitude }: Coordinates): MapPoint {
  return {
    x: (longitude - west) * unitsPerDegree * longitudeScale,
    y: (north - latitude) * unitsPerDegree,
  }
}

/** Moves two marks that are too close, and says whether it had to. */
function pushApart(a: MapPoint, b: MapPoint) {
  const dx = b.x - a.x
  const dy = b.y - a.y
  // Most pairs are far apart, and each page with more places than fit asks for thousands of them.
  if (dx * dx + dy * dy >= clearance * clearance) return false
  const distance = Math.hypot(dx, dy)
  // Two marks on one spot part along the vertical.
  const share = distance === 0 ? { x: 0, y: 1 } : { x: dx / distance, y: dy / distance }
  const move = (clearance - distance) / 2
  a.x -= share.x * move
  a.y -= share.y * move
  b.x += share.x * move
  b.y += share.y * move
  return true
}

function line(points: readonly (readonly [latitude: number, longitude: number])[]) {
  return points
    .map(([latitude, longitude]) => project({ latitude, longitude }))
    .map(({ x, y }) => `${x.toFixed(0)},${y.toFixed(0)}`)
    .join(' ')
}
