import type { FieldMeta } from './fields'
import type { ValueProblem } from './problems'

declare const names: unique symbol

/** A text of the content with placeholders between braces, such as {city}. */
export type Template<Name extends string = string> = string & { readonly [names]?: Name }

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

/** The problem of a text with braces that no page fills: they would show as they are written. */
export function placeholderProblem(
  text: string,
  placeholders: FieldMeta['placeholders'] = {},
): ValueProblem | undefined {
  const names = Object.keys(placeholders)
  const allowed = names.map((name) => `{${name}}`)
  const braces: readonly string[] = text.match(/\{+[^{}]*\}+|\{\w*|\}/g) ?? []
  const unknown = braces.find((found) => !allowed.includes(found))
  if (unknown !== undefined) {
    const remedy =
      allowed.length > 0
        ? `the placeholders of this text are ${allowed.join(', ')}`
        : 'this text has no placeholders'
    const message = `${unknown} would show on the page as it is: ${remedy}`
    const [first, ...others] = allowed
    return { message, example: first && others.length === 0 ? text.replace(unknown, first) : first }
  }
  const missing = names.find(
    (name) => placeholders[name] === 'needed' && !braces.includes(`{${name}}`),
  )
  if (missing === undefined) return undefined
  return { message: `{${missing}} is missing`, example: `${text} {${missing}}` }
}
