import type { Template } from '@/lib/content/schemas/fields'

/** Replaces all placeholders of a text: `fill('Ants in {city}', { city })`. */
export function fill<Name extends string>(
  template: Template<Name>,
  words: Readonly<Record<NoInfer<Name>, string | number>>,
): string {
  const wordsByName: Readonly<Record<string, string | number>> = words
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(wordsByName, name) ? String(wordsByName[name]) : placeholder,
  )
}
