import { collectionNames, findCollection, type Content } from './content-collections'
import type { Loaded } from '@/lib/content/entries'
import { fieldSchemaOf, fieldValuesIn } from '@/lib/content/schemas'
import { photoProblem } from '@/lib/images/photo-problem'
import { isPhoto } from '@/lib/images/photo-schema'
import type { PhotoSlot } from '@/lib/images/photo-slots'
import { encodingOf, type Encoding } from '@/lib/images/prepare-photo'

/** The photos of the content, one for each slot in which pages show them. Those with a problem are left out. */
export function photosIn(content: Content): Encoding[] {
  const encodings = [...photosInFields(content), ...photosInTexts(content)]
    .filter(({ src }) => isPhoto(src) && !photoProblem(src))
    .map(({ src, slot }) => encodingOf(src, slot))
  return [...new Map(encodings.map((encoding) => [encoding.folder, encoding])).values()]
}

function photosInFields(content: Content) {
  return collectionNames.flatMap((name) => {
    const schema = fieldSchemaOf(findCollection(name).schema)
    const values = content[name].sources.flatMap((source) => [
      ...fieldValuesIn(schema, source.values),
    ])
    return values.flatMap(({ schema: { photo }, value }) =>
      photo && typeof value === 'string' ? { src: value, slot: photo as PhotoSlot } : [],
    )
  })
}

function photosInTexts(content: Content) {
  return Object.values<Loaded>(content)
    .flatMap(({ entries }) => entries)
    .flatMap(({ pictures }) => pictures.map((src) => ({ src, slot: 'text' as const })))
}
