import { existsSync } from 'node:fs'
import type { CmsConfig, Field, GitHubBackend } from '@sveltia/cms'
import { sveltiaFields } from './sveltia-fields'
import { contentFolder } from '@/lib/content/entries'
import { readDefaults, writtenSchema } from '@/lib/content/load'
import { collectionNames, findCollection } from '@/lib/site/content-collections'
import { contentConfig } from '@/lib/site/site-checks'
import type { loadContent } from '@/lib/site/site-content'

/** Enough for the largest picture of a page on a sharp screen, in pixels. */
const maxPhotoSide = 2_400

const whatComesNext =
  'What you save is on the site after its next build. On github.com a check mark beside your last change says that the build has passed, and a cross that the site is as it was.'

/** The files and folders that an owner edits, in the order of the editor. */
export const editable = collectionNames.map((name) => ({
  ...findCollection(name),
  /** An id that Sveltia accepts: "pages-home" for "pages/home". */
  id: name.replaceAll('/', '-'),
  name,
  /** The name of a custom format, which the page registers for this collection. */
  format: `keep-${name.replaceAll('/', '-')}`,
  path: `${contentFolder()}/${name}${findCollection(name).kind === 'file' ? '.yaml' : ''}`,
}))

/**
 * The configuration of Sveltia CMS: a form for each file of content, made from its schema.
 *
 * @param backend The repository with the files. Left out, the editor works only with the folder on this computer.
 */
export function sveltiaConfig(
  { content, lookup }: ReturnType<typeof loadContent>,
  backend: Partial<GitHubBackend> = {},
): CmsConfig {
  const names = Object.fromEntries(
    Object.entries(lookup.lists).map(([list, definition]) => [list, definition?.names]),
  )
  return {
    load_config_file: false,
    // Required, but not used with a folder on this computer.
    backend: {
      name: 'github',
      repo: 'this-computer/website',
      auth_methods: ['token'],
      ...backend,
    },
    app_title: 'Edit the website',
    show_preview_links: false,
    // Where the editor saves photos, and the path by which the content refers to them.
    media_folder: `${contentFolder()}/photos`,
    public_folder: '/photos',
    // Photos from a phone become smaller, and lose the place where they were taken.
    media_libraries: {
      default: {
        config: {
          transformations: {
            raster_image: {
              format: 'webp',
              quality: 90,
              width: maxPhotoSide,
              height: maxPhotoSide,
            },
          },
        },
      },
    },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii' },
    collections: editable.flatMap((collection) => {
      if (collection.kind === 'file') return []
      const { id, name, path, format, label, singular, entryTitle = '' } = collection
      const body = { name: 'body', label: 'Text', widget: 'richtext', modes: ['raw', 'rich_text'] }
      return {
        name: id,
        label,
        label_singular: singular,
        description: whatComesNext,
        folder: path,
        format,
        identifier_field: entryTitle,
        slug: '{{fields.slug}}',
        summary: `{{${entryTitle}}}`,
        sortable_fields: [entryTitle],
        fields: [...sveltiaFields(writtenSchema(contentConfig, name), names), body as Field],
      }
    }),
    singletons: editable
      .filter(({ kind }) => kind === 'file')
      // A file that may be missing is here, too, so that an owner can say it in other words.
      .filter(({ name, path }) => existsSync(path) || readDefaults(contentConfig, name))
      .map(({ id, name, path, format, label }) => ({
        name: id,
        label,
        file: path,
        format,
        fields: sveltiaFields(
          writtenSchema(contentConfig, name),
          names,
          content[name].sources[0]?.values,
        ),
      }))
      // Sveltia refuses all forms if one has no fields, such as that of a company without claims.
      .filter(({ fields }) => fields.length > 0),
  }
}
