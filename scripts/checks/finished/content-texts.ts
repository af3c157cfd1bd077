import { attributesOfHtml, oneLine, textsOfHtml } from './html-texts'
import type { Entry } from '@/lib/content/entries'
import { textsIn } from '@/lib/content/texts-in'

/** All texts of the content, each as one line, with the addresses of its links and the ids of its headings. */
export function contentTexts(entries: readonly Pick<Entry, 'fields' | 'content'>[]): string[] {
  return entries
    .flatMap(({ fields, content }) => [
      // Braces in a field are placeholders, which pages fill. Braces in Markdown are text.
      ...textsIn(fields).filter((text) => !text.includes('{')),
      ...textsOfHtml(content),
      ...attributesOfHtml(content).map(({ value }) => value),
    ])
    .filter((text) => !text.includes('(('))
    .map(oneLine)
}
