import { existsSync, readFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { formFields, type FormField } from './form-fields'
import { contentNames } from './names'
import { editableFiles, editableFolders, nameOf } from '@/lib/content/editor-schemas'

const head =
  '# The forms of Pages CMS, for owners who edit from afar. Made by `npm run schemas` from lib/content.\n'

/** The text of .pages.yml: the same forms as those of the editor on this computer. */
export function pagesConfig(): string {
  const names = contentNames()
  const folders = editableFolders.map(({ path, label, entryTitle, schema }) => ({
    name: nameOf(path),
    label,
    type: 'collection',
    path,
    // Whoever writes a new one names its file, after its address.
    filename: { template: '{primary}.md', field: 'create' },
    view: { fields: [entryTitle], primary: entryTitle },
    fields: [
      ...formFields(schema, names).map(toPagesField),
      // As it is written: a rich text would come back in other Markdown.
      { name: 'body', label: 'Text', type: 'code', options: { language: 'markdown' } },
    ],
  }))
  const files = editableFiles
    .filter(({ path }) => existsSync(path))
    .map(({ path, ...file }) => ({
      ...file,
      path,
      fields: formFields(file.schema, names, parse(readFileSync(path, 'utf8'))),
    }))
    .filter(({ fields }) => !fields.some(hasListOfLists))
    .map(({ path, label, fields }) => ({
      name: nameOf(path),
      label,
      type: 'file',
      path,
      format: 'yaml',
      fields: fields.map(toPagesField),
    }))
  const config = {
    media: { input: 'content/photos', output: '/photos', categories: ['image'] },
    // What has no field stays in the file.
    settings: { content: { merge: true } },
    content: [...folders, ...files],
  }
  return head + stringify(config, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false })
}

/** Pages CMS has no field for them: points of a map. */
function hasListOfLists(field: FormField): boolean {
  if (field.kind === 'group') return field.fields.some(hasListOfLists)
  return field.kind === 'list' && (field.item.kind === 'list' || hasListOfLists(field.item))
}

type PagesField = { name: string; type: string; options?: object; list?: unknown; fields?: object }

function toPagesField(field: FormField): PagesField {
  const { name, label, hint, isRequired } = field
  const shared = {
    name,
    label,
    ...(hint && { description: hint }),
    ...(isRequired && { required: true }),
  }
  switch (field.kind) {
    case 'text':
      return {
        ...shared,
        type: field.isLong ? 'text' : 'string',
        ...(field.pattern && {
          pattern: { regex: field.pattern.source, message: field.pattern.message },
        }),
        ...optionsOf({ minlength: field.minLength, maxlength: field.maxLength }),
      }
    case 'number':
      return { ...shared, type: 'number', ...optionsOf({ min: field.minimum, max: field.maximum }) }
    case 'choice':
      return { ...shared, type: 'select', options: { values: [...field.options] } }
    case 'reference':
      return { ...shared, ...referenceTo(field.folder) }
    case 'group':
      return { ...shared, type: 'object', fields: field.fields.map(toPagesField) }
    case 'list': {
      const { type, options, fields } = toPagesField(field.item)
      const bounds = { min: field.minimum, max: field.maximum }
      const list = Object.values(bounds).some((bound) => bound !== undefined)
        ? { ...known(bounds), collapsible: true }
        : true
      return { ...shared, type, list, ...(options && { options }), ...(fields && { fields }) }
    }
    case 'date':
    case 'image':
    case 'boolean':
      return { ...shared, type: field.kind }
  }
}

/** Slugs of articles begin with a slash, which what refers to them leaves out: those are typed. */
function referenceTo(folder: string): { type: string; options?: object } {
  if (folder === 'articles') return { type: 'string' }
  return { type: 'reference', options: { collection: folder, value: '{fields.slug}' } }
}

function optionsOf(options: Record<string, number | undefined>) {
  const given = known(options)
  return Object.keys(given).length > 0 ? { options: given } : {}
}

function known(values: Record<string, number | undefined>) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
