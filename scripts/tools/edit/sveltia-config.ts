import { existsSync } from 'node:fs'
import type { CmsConfig, Field } from '@sveltia/cms'
import { formFields } from './form-fields'
import { contentFolder } from '@/lib/content/entries'
import { collectionNames, collectionOf } from '@/lib/content.config'
import type { loadContent } from '@/lib/site-content'

/** The files and folders that an owner edits, in the order of the editor. */
export const editable = collectionNames.map((name) => ({
  ...collectionOf(name),
  /** As Sveltia takes it: "pages/home" is "pages-home". */
  id: name.replaceAll('/', '-'),
  name,
  /** Each has a format of its own, which the page registers. */
  format: `keep-${name.replaceAll('/', '-')}`,
  path: `${contentFolder()}/${name}${collectionOf(name).kind === 'file' ? '.yaml' : ''}`,
}))

/** The configuration of Sveltia CMS: a form for each file of content, made from its schema. */
export function sveltiaConfig({ content, lookup }: ReturnType<typeof loadContent>): CmsConfig {
  const names = Object.fromEntries(
    Object.entries(lookup.lists).map(([list, defined]) => [list, defined?.names]),
  )
  return {
    load_config_file: false,
    // Never asked: the editor works with the folder on this computer.
    backend: { name: 'github', repo: 'this-computer/website', auth_methods: ['token'] },
    app_title: 'Edit the website',
    show_preview_links: false,
    // Where photos that somebody picks in the editor go, and how the content names them.
    media_folder: `${contentFolder()}/photos`,
    public_folder: '/photos',
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii' },
    collections: editable.flatMap((row) => {
      if (row.kind === 'file') return []
      const { id, path, format, label, singular, entryTitle = '', schema } = row
      const body = { name: 'body', label: 'Text', widget: 'richtext', modes: ['raw', 'rich_text'] }
      return {
        name: id,
        label,
        label_singular: singular,
        folder: path,
        format,
        identifier_field: entryTitle,
        slug: '{{fields.slug}}',
        summary: `{{${entryTitle}}}`,
        sortable_fields: [entryTitle],
        fields: [...formFields(schema, names), body as Field],
      }
    }),
    singletons: editable
      .filter(({ kind, path }) => kind === 'file' && existsSync(path))
      .map(({ id, name, path, format, label, schema }) => ({
        name: id,
        label,
        file: path,
        format,
        fields: formFields(schema, names, content[name].sources[0]?.values),
      }))
      // Sveltia refuses a form without a field, and with it all others: claims of an owner who has none.
      .filter(({ fields }) => fields.length > 0),
  }
}
