import { attributesOfHtml, oneLine, textsOfHtml } from './html-texts'

/** The text of a missing value. */
const missingValue = /\[object \w+\]|\b(?:undefined|null|NaN)\b/g

/** A placeholder or a claim that was not filled. */
const unfilled = /\{+ *[a-z][\w.-]*(?: [\w.-]+)? *\}+|\(\( *[a-z]/gi

/** Punctuation around a missing word. */
const punctuation = /\( *\)|(?<=\S) [,.;:!?](?= |$)|[,;:] ?[,.;:](?= |$)|(?<!\.)\.\.(?!\.)/g

/** Attributes that people see or hear. */
const readAttributes = ['alt', 'aria-label', 'content', 'placeholder', 'title']

/** Class names, and data for islands, in which null is valid. */
const ignoredAttributes = ['class', 'data-props']

/**
 * The gaps in a finished page, each with the words around it: a missing value in a text, an empty drawing or heading, an
 * id that is used twice.
 *
 * @param isInContent Whether the content contains exactly these words, such as "null and void".
 */
export function pageGaps(html: string, isInContent: (words: string) => boolean): string[] {
  const attributes = attributesOfHtml(html).filter(({ name }) => !ignoredAttributes.includes(name))
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
        .filter((words) => !isWritten(words, isInContent)),
      ...others
        .filter(
          ({ value }) =>
            value.search(missingValue) >= 0 && !isWritten(value.replace(/^#/, ''), isInContent),
        )
        .map(({ name, value }) => `${name}="${shortened(value)}"`),
      ...emptyElements(html),
      ...repeatedIds(attributes),
    ]),
  ]
}

/** Whether the owner wrote these words, or the slug that has the word, as in /blog/null-and-void. */
function isWritten(words: string, isInContent: (words: string) => boolean) {
  if (isInContent(words)) return true
  const names = words.match(/[\w-]*\b(?:undefined|null|NaN)\b[\w-]*/g) ?? []
  return names.length > 0 && names.every((name) => name.includes('-') && isInContent(name))
}

/** The gaps of a text, each with the word before and the word after it. */
function gapsIn(text: string, gap: RegExp) {
  return [...text.matchAll(gap)].map((match) => {
    const [found] = match
    const [before = ''] = /(\S+ ?)?$/.exec(text.slice(0, match.index)) ?? []
    const [after = ''] = /^( ?\S+)?/.exec(text.slice(match.index + found.length)) ?? []
    return before + found + after
  })
}

/** The texts of the structured data. */
function structuredTexts(html: string): string[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)
  return [...blocks].flatMap(([, json = '']) => stringsIn(JSON.parse(json)))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object') return []
  // Code leaves out fields without a value, so null is a gap.
  return value === null ? ['null'] : Object.values(value).flatMap(stringsIn)
}

function emptyElements(html: string) {
  // A drawing with only a title or a description shows nothing.
  const shown = html.replace(/<!--[^]*?-->|<(title|desc)>[^<]*<\/\1>/g, '')
  const drawings = [...shown.matchAll(/<svg\b[^>]*(?:\/>|>\s*<\/svg>)/g)].map(
    ([element]) => `an empty drawing: ${shortened(element)}`,
  )
  const headings = [...html.matchAll(/<(title|h[1-6])\b[^>]*>\s*<\/\1>/g)].map(
    ([element]) => `nothing in ${shortened(element)}`,
  )
  return [...drawings, ...headings]
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
