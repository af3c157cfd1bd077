import { existsSync, readFileSync } from 'node:fs'
import type { CmsConfig, EntryCollection, Field } from '@sveltia/cms'
import { parse } from 'yaml'
import { editableFiles, editableFolders, nameOf } from '../json-schemas'
import { formFields, type FormField } from './form-fields'
import { contentNames } from './names'

/** Where photos that somebody picks in the editor go, and how the content names them. */
const photos = { media_folder: 'content/photos', public_folder: '/photos' }

/** The configuration of Sveltia CMS: a form for each file of content, made from the schemas of their readers. */
export function sveltiaConfig(): CmsConfig {
  const names = contentNames()
  const files = editableFiles.filter(({ path }) => existsSync(path))
  return {
    load_config_file: false,
    // Never asked: the editor works with the folder on this computer.
    backend: { name: 'github', repo: 'this-computer/website', auth_methods: ['token'] },
    app_title: 'Edit the website',
    show_preview_links: false,
    ...photos,
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii' },
    collections: editableFolders.map(
      ({ path, label, singular, entryTitle, schema }): EntryCollection => ({
        name: nameOf(path),
        label,
        label_singular: singular,
        folder: path,
        format: formatOf(path),
        identifier_field: entryTitle,
        slug: '{{fields.slug}}',
        summary: `{{${entryTitle}}}`,
        sortable_fields: [entryTitle],
        fields: [
          ...formFields(schema, names).map(toSveltiaField),
          { name: 'body', label: 'Text', widget: 'richtext', modes: ['raw', 'rich_text'] },
        ],
      }),
    ),
    singletons: files.map(({ path, label, schema }) => ({
      name: nameOf(path),
      label,
      file: path,
      format: formatOf(path),
      fields: formFields(schema, names, parse(readFileSync(path, 'utf8'))).map(toSveltiaField),
    })),
  }
}

/** Each file and folder has a format of its own, which the page registers. */
function formatOf(path: string) {
  return `keep-${nameOf(path)}`
}

function toSveltiaField(field: FormField): Field {
  const { name, label, hint, isRequired: required } = field
  const shared = { name, label, required, ...(hint && { hint }) }
  switch (field.kind) {
    case 'text':
      return {
        ...shared,
        ...(field.isLong ? { widget: 'text' } : { widget: 'string', type: field.format ?? 'text' }),
        ...(field.pattern && { pattern: [field.pattern.source, field.pattern.message] }),
        ...(field.minLength && field.minLength > 1 && { minlength: field.minLength }),
        ...(field.maxLength && { maxlength: field.maxLength }),
      }
    case 'date':
      return { ...shared, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
    case 'image':
      return { ...shared, widget: 'image' }
    case 'boolean':
      return { ...shared, widget: 'boolean' }
    case 'number':
      return {
        ...shared,
        widget: 'number',
        value_type: field.isWhole ? 'int' : 'float',
        ...(field.minimum !== undefined && { min: field.minimum }),
        ...(field.maximum !== undefined && { max: field.maximum }),
      }
    case 'choice':
      return { ...shared, widget: 'select', options: [...field.options] }
    case 'reference':
      return {
        ...shared,
        widget: 'relation',
        collection: field.folder,
        value_field: '{{slug}}',
      }
    case 'group':
      return { ...shared, widget: 'object', fields: field.fields.map(toSveltiaField) }
    case 'list':
      return toSveltiaList(shared, field)
  }
}

type Shared = { name: string; label: string; required: boolean; hint?: string }

function toSveltiaList(
  shared: Shared,
  { item, minimum, maximum }: Extract<FormField, { kind: 'list' }>,
): Field {
  const bounds = {
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  }
  const field = toSveltiaField(item)
  if (item.kind === 'choice' || item.kind === 'reference') {
    return { ...field, ...shared, ...bounds, multiple: true } as Field
  }
  if (item.kind !== 'group') return { ...shared, ...bounds, widget: 'list', field }
  const [first] = item.fields
  return {
    ...shared,
    ...bounds,
    widget: 'list',
    fields: item.fields.map(toSveltiaField),
    collapsed: 'auto',
    summary: `{{fields.${first?.name}}}`,
  }
}
