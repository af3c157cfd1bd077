import { stringify } from 'yaml'
import type { z } from 'zod'
import type { FieldMeta } from '@/lib/content/fields'
import { loadContent } from '@/lib/content/load'
import { namingProblems } from '@/lib/content/references'
import { registry, type Name } from '@/lib/content/registry'
import { fieldSchemaOf, type FieldSchema } from '@/lib/content/schemas'
import { checkYaml } from '@/lib/content/yaml'

type Part = string | typeof anItem | typeof anEntry
const anItem = Symbol('an item of a list')
const anEntry = Symbol('an entry of a record')

/** Every field of a schema that has metadata, also of those that no content uses. */
function* fieldsOf(schema: FieldSchema, path: Part[] = []): Generator<[Part[], FieldMeta]> {
  yield [path, schema]
  for (const [key, field] of Object.entries(schema.properties ?? {})) {
    yield* fieldsOf(field as FieldSchema, [...path, key])
  }
  if (schema.items) yield* fieldsOf(schema.items as FieldSchema, [...path, anItem])
  const { additionalProperties: entry } = schema
  if (typeof entry === 'object') yield* fieldsOf(entry as FieldSchema, [...path, anEntry])
  for (const choice of schema.anyOf ?? []) yield* fieldsOf(choice as FieldSchema, path)
}

/** A value of which a field with this metadata must complain, and the name of what is wrong within the field. */
function brokenValues({
  refersTo,
  propertyNames,
  drawing,
  picture,
  photo,
  sitePath,
  placeholders = {},
}: FieldMeta & { propertyNames?: FieldMeta }) {
  const values: [value: unknown, within: string][] = []
  if (refersTo || drawing) values.push(['no-such-thing', ''])
  if (propertyNames?.refersTo) values.push([{ 'no-such-thing': 'Words.' }, '.no-such-thing'])
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

const cases = Object.entries(registry).flatMap(([name, { schema }]) =>
  [...fieldsOf(fieldSchemaOf(schema as z.ZodType))].flatMap(([path, meta]) =>
    brokenValues(meta).map(([value, within]) => {
      const field = path
        .map((part, index) =>
          part === anItem ? '[1]' : `${index ? '.' : ''}${part === anEntry ? 'any' : String(part)}`,
        )
        .join('')
      return {
        name,
        schema: schema as z.ZodType,
        path,
        value,
        field: (field + within).replace(/^\./, ''),
      }
    }),
  ),
)

const { surroundings } = loadContent()

test('the schemas say of many fields what they name', () => {
  expect(cases.length).toBeGreaterThan(50)
})

test.each(cases)(
  '$name: $field is told with its line when it is $value',
  ({ name, schema, path, value, field }) => {
    const values = path.reduceRight<unknown>((inner, part) => {
      if (part === anItem) return [inner]
      return { [part === anEntry ? 'any' : String(part)]: inner }
    }, value)
    const text = stringify(values, { lineWidth: 0 })
    const file = `content/${name}.yaml`
    const { values: read, lineOf } = checkYaml(file, text, schema)
    const source = { file, collection: name as Name, slug: '', values: read, lineOf }
    expect(namingProblems([source], surroundings)).toContainEqual(
      expect.objectContaining({ file, line: text.trimEnd().split('\n').length, field }),
    )
  },
)
