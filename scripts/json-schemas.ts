import { z } from 'zod'
import type { CollectionDefinition, FileDefinition } from '@/lib/content/define'
import { registry } from '@/lib/content/registry'

const rows = Object.entries<FileDefinition | CollectionDefinition>(registry)

/** The YAML files of content/ that an owner edits, in the order of the editor. */
export const editableFiles = rows.flatMap(([name, row]) =>
  row.kind === 'file' && !row.isGenerated ? [{ path: `content/${name}.yaml`, ...row }] : [],
)

/** The folders of Markdown files, each named after its slug. */
export const editableFolders = rows.flatMap(([name, row]) =>
  row.kind === 'collection' ? [{ path: `content/${name}`, ...row }] : [],
)

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
