import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

const neighbors = 5

/** South-west corner and size of the part of the map in which generated cities lie, in degrees. */
const area = { latitude: 39.86, longitude: -83.15, height: 0.45, width: 0.35 }

/** Its multiples, without their whole part, never crowd: the generated cities lie all over the map. */
const goldenRatio = 0.618034

/**
 * Writes cities into a folder of locations until it holds the given number. Each is one of those that are
 * there already, in turn, under another name and elsewhere.
 *
 * @param {string} folder
 * @param {number} total
 */
export function addCities(folder, total) {
  const models = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  for (let number = models.length + 1; number <= total; number += 1) {
    const model = models[number % models.length] ?? ''
    writeFileSync(join(folder, `${slugOf(number)}.md`), cityLike(model, number, models.length + 1))
  }
}

/** @param {string} model Text of a location's file. @param {number} number @param {number} first */
function cityLike(model, number, first) {
  const [, frontMatter = '', body = ''] = model.split(/^---$/m)
  const fields = parse(frontMatter)
  const city = `${fields.city} ${number}`
  const changed = {
    ...fields,
    slug: slugOf(number),
    city,
    title: `Pest Control in ${city}`,
    order: number,
    group: 'more',
    nearbyAreas: numbersBefore(number, first).map(slugOf),
    coordinates: {
      latitude: area.latitude + area.height * ((number * goldenRatio) % 1),
      longitude: area.longitude + area.width * ((number * goldenRatio ** 2 * 7) % 1),
    },
  }
  return `---\n${stringify(changed)}---\n${body.replaceAll(fields.city, city)}`
}

/** @param {number} number @param {number} first */
function numbersBefore(number, first) {
  const least = Math.max(first, number - neighbors)
  return Array.from({ length: number - least }, (_, index) => least + index)
}

/** @param {number} number */
function slugOf(number) {
  return `city-${number}`
}
