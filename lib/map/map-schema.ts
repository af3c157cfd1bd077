import { z } from 'zod'
import { flag, list, text } from '@/lib/content/fields'

export const latitude = z.number().min(-90).max(90).describe('Degrees north: "40.099".')
export const longitude = z
  .number()
  .min(-180)
  .max(180)
  .describe('Degrees east, so with a minus in America: "-83.114".')
const point = z.tuple([latitude, longitude])
const course = z.array(point).min(2)

const stream = z.strictObject({
  name: text.min(2).describe('As the map writes it along the line, where there is room.'),
  size: z
    .enum(['small', 'medium', 'large'])
    .default('small')
    .describe('How broad its mouth is beside the others: a creek, a small river, a large one.'),
  course: course.describe(
    'Points [latitude, longitude] from the spring to the mouth; the line is rounded, and a point every few miles will do.',
  ),
})

const road = z.strictObject({
  name: text.min(2).describe('As the map writes it along the line, where there is room.'),
  isRing: flag('Whether its end meets its beginning, like a belt around a city.'),
  course: course.describe('Points [latitude, longitude] in order.'),
})

/** content/map.yaml: what the map shows beside the locations. A field that is not listed here stops the build. */
export const mapSchema = z
  .strictObject({
    caption: text
      .min(10)
      .max(140)
      .default('Schematic, with north up.')
      .describe('The line under the map: what it leaves out and simplifies.'),
    streams: list('Rivers and creeks. May be left out.', stream).default([]),
    roads: list(
      'One or two roads that everyone knows, as hairlines. May be left out.',
      road,
    ).default([]),
  })
  .prefault({})

/** Latitude and longitude, in degrees. */
export type GeoPoint = z.output<typeof point>

export type MapContent = z.output<typeof mapSchema>
