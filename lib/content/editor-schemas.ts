import 'server-only'
import { z } from 'zod'
import { animalFrontMatter, tonightFrontMatter } from './animal-schema'
import { articleFrontMatter } from './article-schema'
import { companySchema } from './company-schema'
import { decisionFactsSchema } from './decision-facts'
import { guideKeySchema } from './guide-key'
import { housesSchema } from './houses'
import { locationFrontMatter } from './location-schema'
import { mapSchema } from './map-schema'
import { officesFile, officesSchema } from './office-schema'
import { pageFile, pageSchemas } from './page-schemas'
import { reviewsSchema } from './review-schema'
import { servicesFile, servicesSchema } from './service-schema'

/** A YAML file that an owner edits, and what its reader asks for. `label` is what the editor calls it. */
export type EditableFile = { path: string; label: string; schema: z.ZodType }

/** A folder of Markdown files, an entry each. `entryTitle` is the field by which a list of them names one. */
export type EditableFolder = EditableFile & { singular: string; entryTitle: string }

/** The YAML files of content/ that an owner edits, in the order of the editor. A new one joins by a line here. */
export const editableFiles: readonly EditableFile[] = [
  { path: 'content/company.yaml', label: 'The business', schema: companySchema },
  { path: 'content/reviews.yaml', label: 'Reviews', schema: reviewsSchema },
  { path: servicesFile, label: 'What you offer', schema: servicesSchema },
  { path: 'content/decision-facts.yaml', label: 'Before you call', schema: decisionFactsSchema },
  { path: 'content/houses.yaml', label: 'Houses and ways in', schema: housesSchema },
  { path: 'content/map.yaml', label: 'Water and roads of the map', schema: mapSchema },
  { path: 'content/field-guide-key.yaml', label: 'Key of the guide', schema: guideKeySchema },
  { path: officesFile, label: 'Health offices to call', schema: officesSchema },
  ...Object.entries(pageSchemas).map(([name, schema]) => ({
    path: pageFile(name),
    label: schema.meta()?.title ?? name,
    schema,
  })),
]

/** The folders of Markdown files, each named after its slug. */
export const editableFolders: readonly EditableFolder[] = [
  {
    path: 'content/articles',
    label: 'Articles',
    singular: 'Article',
    entryTitle: 'title',
    schema: articleFrontMatter,
  },
  {
    path: 'content/locations',
    label: 'Cities',
    singular: 'City',
    entryTitle: 'city',
    schema: locationFrontMatter,
  },
  {
    path: 'content/field-guide',
    label: 'Field guide',
    singular: 'Animal',
    entryTitle: 'name',
    schema: animalFrontMatter,
  },
  {
    path: 'content/tonight',
    label: 'What can’t wait',
    singular: 'Page',
    entryTitle: 'heading',
    schema: tonightFrontMatter,
  },
]

/** What the editors call a file or a folder: "content/pages/home.yaml" is "pages-home". */
export function nameOf(path: string) {
  return path.replace(/^content\/|\.yaml$/g, '').replaceAll('/', '-')
}

/**
 * A schema as editors of text and of forms read it. Beside what JSON Schema knows it holds `patternErrorMessage`, the
 * sentence for a text that does not fit its pattern, which VS Code shows.
 */
export function jsonSchemaOf(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const message = patternMessage(zodSchema)
      if (message && jsonSchema.pattern) jsonSchema.patternErrorMessage = message
    },
  })
}

/**
 * What an editor needs to explain and complete a file of content as it is typed: a JSON schema for each, by its path.
 * The first line of a YAML file names its schema.
 */
export function editorSchemas(): { path: string; text: string }[] {
  return editableFiles.map(({ path, schema }) => ({
    path: path.replace(/^content\/(.*)\.yaml$/, 'content/schemas/$1.json'),
    text: `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`,
  }))
}

/** The message that a schema gives with its regular expression. */
function patternMessage({ _zod: { def } }: z.core.$ZodTypes): string | undefined {
  if (def.type !== 'string') return undefined
  const checks = def.checks?.map((check) => check._zod.def as z.core.$ZodCheckStringFormatDef) ?? []
  const message = checks.find(({ format }) => format === 'regex')?.error?.({} as never)
  return typeof message === 'string' ? message : message?.message
}
