import { phoneProblem } from './markdown-leftovers'
import type { ValueProblem } from '@/lib/content/problems'

/** Markdown, HTML and entities. */
const marks =
  /\[[^\]\n]{1,200}\]\([^)\n]{0,200}\)|\*\*|~~|`|^#{1,6} .{0,40}|\[\^\w{1,20}\]|<\/?[a-z][^<>\n]{0,200}>|&(?:#x?[\da-f]+|[a-z]{2,8});/im

/** What is wrong with the text of a field, which people read as it is written. */
export function plainTextProblem(text: string): ValueProblem | undefined {
  if (text !== '' && text.trim() === '') return { message: 'says nothing' }
  const [found] = marks.exec(text) ?? []
  if (found === undefined) return phoneProblem(text)
  const message = `${found} would show on the page as it is: a field has words alone`
  return { message, example: text.replace(found, wordsOf(found)) }
}

/** What its writer meant. */
function wordsOf(mark: string) {
  if (mark.startsWith('[^')) return '[1]'
  if (mark === '&amp;') return '&'
  return /^\[([^\]]*)\]\(/.exec(mark)?.[1] ?? mark.replace(/^#+ |<[^>]*>|\*\*|~~|`|&[^;]*;/g, '')
}
