/**
 * Control characters, and marks that nobody sees and that turn the direction of a line. Slides and word processors leave
 * them in copied text. Tab and line feed are fine, and so are joiners, which languages and emoji need.
 */

const hidden =
  /[\0-\x08\v-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/

/** Where a text has a hidden character, and what to do with it. */
export function hiddenCharacterIn(text: string): { offset: number; message: string } | undefined {
  const offset = text.search(hidden)
  if (offset < 0) return undefined
  const code = text.charCodeAt(offset).toString(16).toUpperCase().padStart(4, '0')
  const [before = ''] = /\S*\s?$/.exec(text.slice(0, offset).slice(-40)) ?? []
  const place = before ? `after “${before.trim()}”` : 'at its beginning'
  const message = `a character that nobody sees (U+${code}) stands ${place}: delete it, or type the words again`
  return { offset, message }
}
