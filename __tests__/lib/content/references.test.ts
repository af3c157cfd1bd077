import { stringify } from 'yaml'
import {
  fieldNameOf,
  schemaFields,
  valuesWith,
  type RefinedSchema,
} from '../../support/schema-fields'
import type { FieldMeta } from '@/lib/content/fields'
import { referenceProblems } from '@/lib/content/references'
import { checkYaml } from '@/lib/content/yaml'
import { findCollection } from '@/lib/site/content-collections'
import { contentConfig } from '@/lib/site/site-checks'
import { loadContent } from '@/lib/site/site-content'

/** Wrong values for a field with this metadata, each with the part of the field that is reported. */
function brokenValues({
  refersTo,
  propertyNames,
  drawing,
  picture,
  photo,
  sitePath,
  placeholders = {},
}: RefinedSchema) {
  const values: [value: unknown, within: string][] = []
  if (refersTo || drawing) values.push(['no-such-thing', ''])
  if ((propertyNames as FieldMeta | undefined)?.refersTo) {
    values.push([{ 'no-such-thing': 'Words.' }, '.no-such-thing'])
  }
  if (picture) values.push(['/images/no-such-thing.svg', ''])
  if (photo) values.push(['/photos/no-such-thing.jpg', ''])
  if (sitePath) values.push(['/no-such-page', ''])
  const names = Object.keys(placeholders)
  const asTexts = (some: readonly string[]) => some.map((name) => `{${name}}`).join(' ')
  if (names.length > 0) values.push([asTexts([...names, 'nmae']), ''])
  for (const needed of names.filter((name) => placeholders[name] === 'needed')) {
    values.push([`Words ${asTexts(names.filter((name) => name !== needed))}`, ''])
  }
  return values
}

const cases = schemaFields.flatMap((field) =>
  brokenValues(field.meta).map(([value, within]) => ({
    name: field.name,
    value,
    values: valuesWith(field, value),
    field: (fieldNameOf(field) + within).replace(/^\./, ''),
  })),
)

const { lookup } = loadContent()

test.each(cases)('$name: $field is reported with its line when it is $value', (wrong) => {
  const { name, values, field } = wrong
  const text = stringify(values, { lineWidth: 0 })
  const file = `content/${name}.yaml`
  const { values: read, lineOf } = checkYaml({
    file,
    yaml: text,
    schema: findCollection(name).schema,
  })
  const source = { file, collection: name, slug: '', values: read, lineOf }
  expect(referenceProblems(contentConfig, [source], lookup)).toContainEqual(
    expect.objectContaining({ file, line: text.trimEnd().split('\n').length, field }),
  )
})
