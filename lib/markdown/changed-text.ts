import type { Token, Tokens } from 'marked'
import type { ValueProblem } from '@/lib/content/problems'
import { unescapeHtml } from '@/lib/escape-html'

/** A problem, with the words of the text where it is. */
export type ProblemAt = ValueProblem & { at: string }

const listMark = String.raw`(?:[-*+]|\d+[.)])`
/** An item of a list and the spaces of an item below it. */
const itemBelowItem = new RegExp(
  String.raw`^( *)(${listMark} +)\S.*(?:\n +[^\s\d*+-].*)*\n\s*?(?=( +)(${listMark} .*))`,
  'gm',
)
/** A character written for programs, such as &amp;: Markdown shows the character itself, and in a caption its code. */
const entity = /&(?:#x?[\da-f]+|[a-z]{2,8});/gi

/** Reports what Markdown would show in another form than its writer meant, as far as signs and spaces say so. */
export function changedTextProblems(markdown: string): ProblemAt[] {
  const entities = [...markdown.matchAll(entity)].map(([at]) => {
    return { at, message: `${at} is for programs: type the character itself` }
  })
  const items = [...markdown.matchAll(itemBelowItem)].flatMap(
    ([, own = '', mark = '', indent = '', at = '']) => {
      const needed = (own + mark).length
      if (indent.length <= own.length || indent.length >= needed) return []
      const message = `a list inside a list begins below the words of its item: put ${needed} spaces before it`
      return { at, message, example: ' '.repeat(needed) + at }
    },
  )
  return [...entities, ...items]
}

/** The same for a part of the text. */
export function changedTokenProblem(token: Token): ProblemAt | undefined {
  if (token.type === 'table') return unevenRow(token as Tokens.Table)
  if (token.type === 'list') {
    const year = (token as Tokens.List).items.find(({ raw }) => /^\s*\d{3,}[.)]/.test(raw))
    if (!year) return undefined
    const [number = ''] = /\d+./.exec(year.raw) ?? []
    const message = `${number} at the beginning of a line makes a list: begin with another word`
    return { at: year.raw, message, example: `In ${year.raw.trim()}` }
  }
  const inner = ('tokens' in token && token.tokens) || []
  const stressed = inner.find(
    ({ type }, index) =>
      ['em', 'strong'].includes(type) &&
      (/\d$/.test(inner[index - 1]?.raw ?? '') || /^\d/.test(inner[index + 1]?.raw ?? '')),
  )
  if (!stressed) return undefined
  const message = `the stars of ${stressed.raw} beside a digit don’t show: write ×`
  return { at: stressed.raw, message, example: token.raw.trim().replaceAll('*', '×') }
}

/** A row with fewer or more cells than the first: what follows would be in another column, or nowhere. */
function unevenRow({ raw, header }: Tokens.Table): ProblemAt | undefined {
  const cellsOf = (row: string) =>
    row
      .trim()
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/).length
  const at = raw
    .trim()
    .split('\n')
    .find((row) => cellsOf(row) !== header.length)
  if (at === undefined) return undefined
  const message = `a row of the table has ${cellsOf(at)} cells, and its first line ${header.length}: write | between them`
  return { at, message, example: `| ${header.map(({ text }) => text).join(' | ')} |` }
}

/** Signs of Markdown that have letters or digits, and don't show: addresses of links, marks of lists, numbers of sources. */
const unshown =
  /(?<=\])\((?:<[^>]*>|(?:[^\s()]|\([^\s()]*\))*)|^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)+(?:\[[ x]\]\s)?|\[\d+\](?!\()|[^\p{L}\p{N}]/gimu

/** The line of a text with a letter or digit that its HTML doesn't show, or shows elsewhere. Undefined where all are there. */
export function lineWithLostLetters(markdown: string, html: string): string | undefined {
  const shown = unescapeHtml(
    html.replace(/<[^>]*? (?:alt|title)="([^"]*)"[^>]*>/g, '$1').replace(/<[^>]*>/g, ''),
  ).replace(unshown, '')
  let place = 0
  return markdown.split('\n').find((line) => {
    const letters = line.replace(unshown, '')
    place += letters.length
    return shown.slice(place - letters.length, place) !== letters
  })
}
