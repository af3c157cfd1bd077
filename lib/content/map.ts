import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { memoizeInProduction } from './collection'
import { mapCountiesFile, mapFile, type MapContent } from './map-schema'
import { parseYaml } from './yaml'

const file = 'content/map.yaml'
const countiesFile = 'content/map-counties.yaml'

/** Water, roads and counties of the maps. Throws, naming the file and the field, when one is wrong. */
export const getMapContent = memoizeInProduction(() =>
  readMapContent(textOf(file), textOf(countiesFile)),
)

/**
 * @param map Text of content/map.yaml; without that file a map shows places alone.
 * @param counties Text of content/map-counties.yaml.
 */
export function readMapContent(map: string | undefined, counties: string | undefined): MapContent {
  return {
    ...parseYaml(file, map ?? 'caption: Schematic, with north up.', mapFile),
    counties: parseYaml(countiesFile, counties ?? '[]', mapCountiesFile),
  }
}

function textOf(path: string) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
