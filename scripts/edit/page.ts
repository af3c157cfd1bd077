// The editor's page: Sveltia CMS with the forms of this site, which keep what they do not change.
import CMS, { type CmsConfig } from '@sveltia/cms'
import { readFile, writeFile } from './keep-text'

const response = await fetch('/config.json')
const config = (await response.json()) as CmsConfig

for (const { format, fields, extension } of formats(config)) {
  CMS.registerCustomFormat(format, extension, {
    fromFile: readFile,
    toFile: (content) => writeFile(content as Record<string, unknown>, fields),
  })
}
await CMS.init({ config })

function formats({ collections = [], singletons = [] }: CmsConfig) {
  return [...collections, ...singletons].flatMap((entry) =>
    'fields' in entry && entry.format
      ? { format: entry.format, fields: entry.fields, extension: 'folder' in entry ? 'md' : 'yaml' }
      : [],
  )
}
