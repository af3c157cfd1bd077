import type { Animal } from '@/lib/content/schemas/field-guide'

/** The marks of an animal. Those with a place in its drawing are numbered from 1. */
export function numberedMarks({ marks }: Pick<Animal, 'marks'>) {
  const placed = marks.filter(({ place }) => place)
  return marks.map((mark) => ({ ...mark, number: placed.indexOf(mark) + 1 || undefined }))
}
