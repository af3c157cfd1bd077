import { z } from 'zod'

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const point = z.tuple([latitude, longitude])
const course = z.array(point).min(2)

const stream = z.strictObject({
  /** As the map writes it along the line, where there is room. */
  name: z.string().min(2),
  /** How broad its mouth is drawn, beside the others: a creek, a small river, or the one that takes in the others. */
  size: z.enum(['small', 'medium', 'large']).default('small'),
  /** Points [latitude, longitude] from the spring to the mouth; a few miles apart will do, since the line is rounded. */
  course,
})

const lake = z.strictObject({
  /** As the map writes it beside the water, where there is room. */
  name: z.string().min(2),
  /** Points along its middle [latitude, longitude, width in kilometers], from the inlet to the dam. */
  shape: z.array(z.tuple([latitude, longitude, z.number().positive().max(100)])).min(2),
})

const road = z.strictObject({
  /** As the map writes it along the line, where there is room. */
  name: z.string().min(2),
  /** Whether its end meets its beginning, like a belt around a city. */
  isRing: z.boolean().default(false),
  /** Points [latitude, longitude] in order. */
  course,
})

/** content/map.yaml: what the maps show beside the places. A field that is not listed here stops the build. */
export const mapFile = z.strictObject({
  /** The line under each map: what it leaves out and simplifies. */
  caption: z.string().min(10).max(140),
  /** Rivers and creeks. */
  streams: z.array(stream).default([]),
  /** Lakes and reservoirs: they are drawn over the streams that fill them. */
  lakes: z.array(lake).default([]),
  /** One or two roads that everyone knows; they are hairlines. */
  roads: z.array(road).default([]),
})

/** content/map-counties.yaml, which `npm run counties` writes. */
export const mapCountiesFile = z.array(
  z.strictObject({
    /** Five digits by which the US Census knows the county. */
    id: z.string().regex(/^\d{5}$/),
    /** As the map writes it, without "County". */
    name: z.string().min(2),
    /** Corners [latitude, longitude] of each piece of land, in order. */
    borders: z.array(course).min(1),
  }),
)

/** [latitude, longitude] in degrees. */
export type GeoPoint = z.output<typeof point>

/** What the maps show beside the places. */
export type MapContent = z.output<typeof mapFile> & { counties: z.output<typeof mapCountiesFile> }
