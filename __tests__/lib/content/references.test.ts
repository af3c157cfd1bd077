import { stringify } from 'yaml'
import { z } from 'zod'
import type { FieldMeta } from '@/lib/content/fields'
import { loadContent } from '@/lib/content/load'
import { registry } from '@/lib/content/registry'
import { unwrap } from '@/lib/content/schemas'
import { namingProblems } from '@/lib/content/walk'
import { checkYaml } from '@/lib/content/yaml'

type Part = string | typeof anItem | typeof anEntry
const anItem = Symbol('an item of a list')
const anEntry = Symbol('an entry of a record')

/** Every field of a schema that has metadata, also of those that no content uses. */
function* fieldsOf(schema: z.ZodType, path: Part[] = []): Generator<[Part[], FieldMeta]> {
  const { inner, meta } = unwrap(schema)
  yield [path, meta]
  if (inner instanceof z.ZodObject) {
    for (const [key, field] of Object.entries(inner.shape as Record<string, z.ZodType>)) {
      yield* fieldsOf(field, [...path, key])
    }
  }
  if (inner instanceof z.ZodArray) yield* fieldsOf(inner.element as z.ZodType, [...path, anItem])
  if (inner instanceof z.ZodRecord)
    yield* fieldsOf(inner.valueType as z.ZodType, [...path, anEntry])
  if (inner instanceof z.ZodUnion) {
    for (const option of inner.options as z.ZodType[]) yield* fieldsOf(option, path)
  }
}

/** A value of which a field with this metadata must complain, and the name of what is wrong within the field. */
function brokenValues({
  refersTo,
  keys,
  drawing,
  picture,
  photo,
  sitePath,
  isPast,
  isDistinct,
}: FieldMeta) {
  const values: [value: unknown, within: string][] = []
  if (refersTo || drawing) values.push(['no-such-thing', ''])
  if (keys) values.push([{ 'no-such-thing': 'Words.' }, '.no-such-thing'])
  if (picture) values.push(['/images/no-such-thing.svg', ''])
  if (photo) values.push(['/photos/no-such-thing.jpg', ''])
  if (sitePath) values.push(['/no-such-page', ''])
  if (isPast) values.push(['2999-01-01', ''], [2999, ''])
  if (isDistinct) values.push([['same', 'same'], '[2]'])
  return values
}

const cases = Object.entries(registry).flatMap(([name, { schema }]) =>
  [...fieldsOf(schema as z.ZodType)].flatMap(([path, meta]) =>
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
  expect(cases.length).toBeGreaterThan(60)
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
    const source = { file, collection: name, slug: '', values: read, lineOf }
    expect(namingProblems([source], schema, surroundings)).toContainEqual(
      expect.objectContaining({ file, line: text.trimEnd().split('\n').length, field }),
    )
  },
)
