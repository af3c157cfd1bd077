import type { ContentFile } from './content'

type Place = { file: string; line: number }

/** How many words beside those that are looked for tell one place from another. */
const mostNeighbors = 4

/**
 * Finds where in content/ a text of a page was written: by the words looked for with as many words around them as
 * stand there too. What a page takes from several places shares no more than a few.
 *
 * @param start Where in the text the words begin, and where they end.
 */
export function findTextSource(
  content: readonly ContentFile[],
  text: string,
  { start, end }: { start: number; end: number },
): Place | undefined {
  const before = words(text.slice(0, start))
  const after = words(text.slice(end))
  const own = words(text.slice(start, end)).join(' ')
  for (let neighbors = mostNeighbors; neighbors >= 0; neighbors--) {
    const lead = before.slice(Math.max(0, before.length - neighbors)).join(' ')
    const phrase = [lead, own, ...after.slice(0, neighbors)].filter(Boolean).join(' ')
    // Where only punctuation is looked for, the word before it counts.
    const skipped = lead === '' || own === '' ? Math.max(0, lead.length - 1) : lead.length + 1
    for (const file of content) {
      const place = placeOf(phrase, skipped, file)
      if (place) return place
    }
  }
  return undefined
}

const indexes = new WeakMap<ContentFile, { text: string; lineAt: readonly number[] }>()

/** A file as one line of words, with the line of the file at which each character stands. */
function indexOf(file: ContentFile) {
  const known = indexes.get(file)
  if (known) return known
  let text = ''
  const lineAt: number[] = []
  for (const [index, line] of file.text.split('\n').entries()) {
    for (const word of words(line.replace(/\]\([^)]*\)/g, ' '))) {
      text += `${word} `
      lineAt.push(...Array<number>(word.length + 1).fill(index + 1))
    }
  }
  const made = { text, lineAt }
  indexes.set(file, made)
  return made
}

/** @param skipped How many characters of the phrase stand before the words that are looked for. */
function placeOf(phrase: string, skipped: number, file: ContentFile): Place | undefined {
  const { text, lineAt } = indexOf(file)
  const found = text.indexOf(phrase)
  return found < 0 ? undefined : { file: file.file, line: lineAt[found + skipped] ?? 1 }
}

/** Words in small letters, without the marks of Markdown, YAML and TypeScript. */
function words(text: string) {
  return text.toLowerCase().match(/[\p{L}\p{N}/%’'+-]+/gu) ?? []
}
