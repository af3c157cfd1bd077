import { attributesOfHtml, oneLine, textsOfHtml } from './html-texts'

/** What code writes where a value is missing. */
const missingValue = /\[object \w+\]|\b(?:undefined|null|NaN)\b/g

/** A place for a value that nothing was put into, and a claim whose parentheses nothing has read. */
const unfilled = /\{+ *[a-z][\w.-]*(?: [\w.-]+)? *\}+|\(\( *[a-z]/gi

/** What is left around a word that is gone. */
const punctuation = /\( *\)|(?<=\S) [,.;:!?](?= |$)|[,;:] ?[,.;:](?= |$)|(?<!\.)\.\.(?!\.)/g

/** Attributes that people read or hear. */
const readAttributes = ['alt', 'aria-label', 'content', 'placeholder', 'title']

/** Data for an island, and names that no one reads. */
const unreadAttributes = ['class', 'data-props']

/**
 * The holes in a finished page, each with the words around it: where a text lacks what it should say, where a drawing
 * shows nothing, where two places have one name.
 *
 * @param isOwnText Whether somebody has written these very words in the content: "null and void" is no hole then.
 */
export function pageGaps(html: string, isOwnText: (words: string) => boolean): string[] {
  const attributes = attributesOfHtml(html).filter(({ name }) => !unreadAttributes.includes(name))
  const isRead = ({ name }: { name: string }) => readAttributes.includes(name)
  const texts = [
    ...textsOfHtml(html),
    ...attributes.filter(isRead).map(({ value }) => value),
    ...structuredTexts(html),
  ].map(oneLine)
  const others = attributes.filter((attribute) => !isRead(attribute))
  return [
    ...new Set([
      ...texts
        .flatMap((text) =>
          [missingValue, unfilled, punctuation].flatMap((gap) => gapsIn(text, gap)),
        )
        .filter((words) => !isOwnText(words)),
      ...others
        .filter(({ value }) => value.search(missingValue) >= 0 && !isOwnText(value))
        .map(({ name, value }) => `${name}="${shortened(value)}"`),
      ...emptyElements(html),
      ...repeatedIds(attributes),
    ]),
  ]
}

/** The places where a text has a gap, each with the word before and the word after it. */
function gapsIn(text: string, gap: RegExp) {
  return [...text.matchAll(gap)].map(({ 0: found, index }) => {
    const [before = ''] = /(\S+ ?)?$/.exec(text.slice(0, index)) ?? []
    const [after = ''] = /^( ?\S+)?/.exec(text.slice(index + found.length)) ?? []
    return before + found + after
  })
}

/** The texts of the data for search engines. */
function structuredTexts(html: string): string[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)
  return [...blocks].flatMap(([, json = '']) => stringsIn(JSON.parse(json)))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object') return []
  // Where a value is missing, its name is missing too.
  return value === null ? ['null'] : Object.values(value).flatMap(stringsIn)
}

function emptyElements(html: string) {
  // A drawing may have a name and show nothing.
  const shown = html.replace(/<!--[^]*?-->|<(title|desc)>[^<]*<\/\1>/g, '')
  const drawings = [...shown.matchAll(/<svg\b[^>]*(?:\/>|>\s*<\/svg>)/g)].map(
    ([element]) => `an empty drawing: ${shortened(element)}`,
  )
  const words = [...html.matchAll(/<(title|h[1-6])\b[^>]*>\s*<\/\1>/g)].map(
    ([element]) => `nothing in ${shortened(element)}`,
  )
  return [...drawings, ...words]
}

function repeatedIds(attributes: readonly { name: string; value: string }[]) {
  const ids = attributes.filter(({ name }) => name === 'id').map(({ value }) => value)
  return ids
    .filter((id, index) => ids.indexOf(id) < index)
    .map((id) => `two elements with the id “${id}”`)
}

const shownCharacters = 80

function shortened(text: string) {
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text
}
