import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { memoizeInProduction } from './collection'
import { rejectFindings, type Finding } from './findings'
import { mapCountiesSchema, mapSchema, type MapContent } from './map-schema'
import { checkYaml } from './yaml'

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
  const { content, findings } = checkMapContent(map, counties)
  rejectFindings(findings)
  return content as MapContent
}

/** What is wrong in the two files. */
export function mapFindings(): Finding[] {
  return checkMapContent(textOf(file), textOf(countiesFile)).findings
}

function checkMapContent(map: string | undefined, counties: string | undefined) {
  const checkedMap = checkYaml(file, map ?? 'caption: Schematic, with north up.', mapSchema)
  const checkedCounties = checkYaml(countiesFile, counties ?? '[]', mapCountiesSchema)
  return {
    content: { ...checkedMap.fields, counties: checkedCounties.fields },
    findings: [...checkedMap.findings, ...checkedCounties.findings],
  }
}

function textOf(path: string) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
