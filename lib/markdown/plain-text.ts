import { phoneProblem } from './markdown-problems'
import type { ValueProblem } from '@/lib/content/problems'

/** Matches Markdown, HTML and entities. */
const markup =
  /\[[^\]\n]{1,200}\]\([^)\n]{0,200}\)|\*\*|~~|`|^#{1,6} .{0,40}|\[\^\w{1,20}\]|<\/?[a-z][^<>\n]{0,200}>|&(?:#x?[\da-f]+|[a-z]{2,8});/im

/** Why a field can't be shown as plain text. Undefined when it can. */
export function plainTextProblem(text: string): ValueProblem | undefined {
  if (text !== '' && text.trim() === '') return { message: 'says nothing' }
  const [found] = markup.exec(text) ?? []
  if (found === undefined) return phoneProblem(text)
  const message = `${found} would show on the page as it is: a field has words alone`
  return { message, example: text.replace(found, withoutMarkup(found)) }
}

/** The plain text that the writer probably wanted. */
function withoutMarkup(mark: string) {
  if (mark.startsWith('[^')) return '[1]'
  if (mark === '&amp;') return '&'
  return /^\[([^\]]*)\]\(/.exec(mark)?.[1] ?? mark.replace(/^#+ |<[^>]*>|\*\*|~~|`|&[^;]*;/g, '')
}
