import { gzipSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { emergencyGuidePaths } from '../support/site'
import { htmlBudgetOf } from './weight'

// What can be seen in the HTML of a page, without a layout.

/** Returns a line for each problem of a page. */
export type HtmlRule = (html: string, path: string) => string[] | Promise<string[]>

/**
 * The HTML standard and the accessibility rules, but none about code style, since React writes the HTML. Headings start
 * at level one and skip no level.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'heading-level': 'error', 'no-missing-references': 'error' },
})

export const isValidHtml: HtmlRule = async (html) => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

/** What a text can break of that: headings that skip a level, and ids that are there twice. */
export const hasOrderedHeadings: HtmlRule = (html) => {
  const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0
    return level > before + 1 ? [`h${level} after h${before}`] : []
  })
}

export const hasEachIdOnce: HtmlRule = (html) => {
  const ids = [...html.matchAll(/<[a-z][^>]* id="([^"]*)"/g)].map(([, id = '']) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}

/** A page without them jumps when a picture comes. */
export const givesPicturesTheirSize: HtmlRule = (html) =>
  (html.match(/<img\b[^>]*>/g) ?? []).filter((image) => !/ width="\d+" height="\d+"/.test(image))

/** Some screen readers stop at a picture without a name: “image”. */
export const hidesIconsFromReaders: HtmlRule = (html) =>
  (html.match(/<svg\b[^>]*class="icon[^>]*>/g) ?? []).filter(
    (icon) => !icon.includes('aria-hidden="true"'),
  )

/** The texts of the elements with these names, without their tags. */
const textsIn = (html: string, names: string) =>
  [...html.matchAll(new RegExp(`<(${names})\\b[^>]*>(.*?)</\\1>`, 'gs'))].map(([, , text = '']) =>
    plainText(text),
  )

/** As a reader sees it, with a line for each part that is not within a line of text. */
function plainText(html: string) {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<\/?(a|abbr|b|code|em|i|s|span|strong|sub|sup|time)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&(quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? '')
    .trim()
}

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': '’',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** A mark after a digit would make another number of it: “five or more57”. */
export const keepsSourceMarksApart: HtmlRule = (html) => html.match(/(\d|<\/sup>)<sup>.{20}/g) ?? []

/** Some readers drop items of a list that have marks of sources, and in an emergency each is needed. */
export const keepsStepsInReaders: HtmlRule = (html, path) =>
  emergencyGuidePaths.includes(path)
    ? (html.match(/<li\b((?!<\/?li\b).)*href="#source-/g) ?? [])
    : []

/** Whom to call before anybody comes, with its numbers. */
export const saysWhomToCallInAnEmergency: HtmlRule = (html, path) => {
  const [, section = ''] = /<section id="who-to-call"(.*?)<\/section>/s.exec(html) ?? []
  return emergencyGuidePaths.includes(path) && !section.includes('href="tel:')
    ? ['no #who-to-call with a number']
    : []
}

/** What a missing value, a placeholder or a claim that is not filled, and a missing word leave in a text. */
const gap =
  /\[object \w+\]|\bundefined\b|\bNaN\b|^null$|":null|\{+ *[a-z][\w.-]* *\}|\(\( *[a-z]|\( *\)|\S [,.](?= |$)|[,;:] [,.;:]|,[,.;](?= |$)/gim

const readAttributes = /\b(?:alt|aria-label|content|href|placeholder|src|title)="([^"]*)"/g

export const hasNoGaps: HtmlRule = (html) => {
  const body = html.slice(html.indexOf('<body'))
  return [
    ...textsIn(html, 'title'),
    plainText(body.replace(/<(script|style|template)\b.*?<\/\1>/gs, '')),
    ...[...html.matchAll(readAttributes)].map(([, value = '']) => plainText(value)),
    ...(html.match(/<script type="application\/ld\+json">.*?<\/script>/gs) ?? []),
  ].flatMap((text) =>
    [...text.matchAll(gap)].map(({ index }) => text.slice(Math.max(0, index - 20), index + 20)),
  )
}

/** A title or heading about a price must contain a figure. */
export const namesPricesOnlyWithFigures: HtmlRule = (html) =>
  textsIn(html, 'title|h1|h2|h3').filter(
    (text) => /\b(?:price|cost)s?\b/i.test(text) && !/\d/.test(text),
  )

const maxLinkCharacters = 90

export const hasShortLinkNames: HtmlRule = (html) =>
  [...html.matchAll(/<(a|button)\b([^>]*)>(.*?)<\/\1>/gs)]
    .map(([, , attributes = '', text = '']) => {
      const [, label] = /\baria-label="([^"]*)"/.exec(attributes) ?? []
      return plainText(label ?? text)
    })
    .filter(({ length }) => length > maxLinkCharacters)

export const keepsItsHtmlSmall: HtmlRule = (html, path) => {
  const bytes = gzipSync(html, { level: 9 }).length
  return bytes > htmlBudgetOf(path) ? [`${bytes} bytes, not ${htmlBudgetOf(path)}`] : []
}
