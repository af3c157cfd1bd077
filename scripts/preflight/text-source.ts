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
  // A word that the range cuts belongs to it.
  const own = text.slice(start, end).toLowerCase()
  for (let neighbors = mostNeighbors; neighbors >= 0; neighbors--) {
    const around = [
      ...before.slice(Math.max(0, before.length - neighbors)),
      own,
      ...after.slice(0, neighbors),
    ]
    const phrase = words(around.join(' ')).join(' ')
    for (const file of content) {
      const place = placeOf(phrase, file)
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

function placeOf(phrase: string, file: ContentFile): Place | undefined {
  const { text, lineAt } = indexOf(file)
  const found = text.indexOf(phrase)
  return found < 0 ? undefined : { file: file.file, line: lineAt[found] ?? 1 }
}

/** Words in small letters, without the marks of Markdown, YAML and TypeScript. */
function words(text: string) {
  return text.toLowerCase().match(/[\p{L}\p{N}/%’'+-]+/gu) ?? []
}
