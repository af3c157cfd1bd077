import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Problem } from '@/lib/content/problems'

/** What is left of a text that was meant to say something, and a link where the text of a field can have none. */
const hole =
  /(?:^|[\s:;(,]),|[\s:][.?!;](?:\s|$)|\(\s*\)|\b(?:undefined|NaN|null)\b|\[object Object\]|\(\(|\)\)|\]\(|\$\{/

/** Texts of finished pages with a hole in them. */
export function pageProblems(out: string): Problem[] {
  const names = existsSync(out) ? readdirSync(out, { recursive: true, encoding: 'utf8' }) : []
  return names
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) =>
      textsOf(readFileSync(`${out}/${name}`, 'utf8'))
        .filter((text) => hole.test(text))
        .map((text) => ({
          file: `${out}/${name}`,
          line: 1,
          message: `Something is missing in “${text}”: fill the field that it takes, or say it without a link`,
        })),
    )
}

/** Each paragraph, heading, description and so on, without the elements within a sentence. */
function textsOf(html: string) {
  const attributes = html.matchAll(/ (?:content|alt|aria-label|placeholder|title)="([^"]*)"/g)
  const texts = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '\n')
    .replace(
      /<!--.*?-->|<\/?(a|abbr|b|bdi|cite|code|em|i|q|s|small|span|strong|sub|sup|time)\b[^>]*>/g,
      '',
    )
    .replace(/\s+/g, ' ')
    .split(/<[^>]+>/)
  return [...texts, ...[...attributes].map(([, text = '']) => text)].map((text) =>
    text.replace(/&#?\w+;/g, '’').trim(),
  )
}
