import { z } from 'zod'
import { folderWith } from '../../support/content-folder'
import { withDefaults } from '@/lib/content/defaults'
import type { ContentConfig } from '@/lib/content/entries'
import { template, text } from '@/lib/content/fields'
import { loadCollections, writtenSchema } from '@/lib/content/load'
import { labels } from '@/lib/content/page-parts'
import { problemLine } from '@/lib/content/problems'

const schema = z.strictObject({
  header: labels('The header.', ['skip', 'menu']),
  rating: template('Stars.', { needs: { stars: 'their number' } }),
  list: z.array(text).optional(),
  heading: text,
})

const defaults = `# Labels
header:
  skip: Skip to content
  menu: ((open? Menu))
rating: '{stars} stars'
list: [Ants, Bees]
`

/** Loads this file over the defaults; without a text there is no file. */
function loaded(yaml?: string, facts = { open: 'yes' }) {
  const root = folderWith({
    'defaults/labels.yaml': defaults,
    ...(yaml !== undefined && { 'content/labels.yaml': yaml }),
  })
  const config: ContentConfig = {
    collections: { labels: { kind: 'file', schema, label: 'Labels' } },
    defaultsFolder: `${root}/defaults`,
    renderMarkdown: () => ({ content: '', headings: [], links: [], pictures: [], problems: [] }),
    valueProblem: () => undefined,
    textProblem: () => undefined,
  }
  const { content, problems } = loadCollections(config, `${root}/content`, facts)
  return {
    config,
    fields: content.labels?.entries[0]?.fields,
    problems: problems.map((problem) => problemLine(problem).replaceAll(`${root}/`, '')),
  }
}

test('a file says only what differs, and a field without a value counts as left out', () => {
  const { fields, problems } = loaded(
    'heading: Us\nheader: { menu: Open }\nlist: [Mice]\nrating:\n',
  )
  expect(problems).toEqual([])
  expect(fields).toEqual({
    heading: 'Us',
    header: { skip: 'Skip to content', menu: 'Open' },
    rating: '{stars} stars',
    list: ['Mice'],
  })
})

test('what has no default is asked for, also of a file that is missing', () => {
  expect(loaded().problems).toEqual([expect.stringMatching(/^content\/labels.yaml:1 {2}heading: /)])
})

test('an override needs the placeholders of its default', () => {
  expect(loaded('heading: Us\nrating: Stars\n').problems).toEqual([
    expect.stringMatching(/^content\/labels.yaml:2 {2}rating: \{stars\} is missing/),
  ])
})

test('a problem of a default has its file and line', () => {
  expect(loaded('heading: Us\n', {} as never).problems).toEqual([
    expect.stringMatching(/^defaults\/labels.yaml:4 {2}header.menu: \(\(open\)\) /),
  ])
})

test('an editor asks only for what has no default, and shows the others', () => {
  expect(writtenSchema(loaded().config, 'labels')).toMatchObject({
    required: ['heading'],
    properties: { header: { required: [], properties: { skip: { default: 'Skip to content' } } } },
  })
})

test('values without defaults, and defaults without values, stay as they are', () => {
  expect(withDefaults({ a: 1 }, undefined)).toEqual({ a: 1 })
  expect(withDefaults(undefined, { a: 1 })).toEqual({ a: 1 })
})
