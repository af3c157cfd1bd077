import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { Problem } from '@/lib/content/problems'

/** What is left of a text that was meant to say something, and a link where the text of a field can have none. */
const hole =
  /(?:^|[\s:;(,]),|[\s:][.?!;](?:\s|$)|\(\s*\)|\b(?:undefined|NaN|null)\b|\[object Object\]|\(\(|\)\)|\]\(|\$\{/

/** What only finished pages show: texts with a hole in them, and links that lead nowhere. */
export function pageProblems(out: string): Problem[] {
  const names = existsSync(out) ? readdirSync(out, { recursive: true, encoding: 'utf8' }) : []
  return names
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => {
      const html = readFileSync(`${out}/${name}`, 'utf8')
      const paths = [...html.matchAll(/ href="(\/[^"#?]*)/g)].map(([, path = '']) => path)
      const holes = textsOf(html).filter((text) => hole.test(text))
      const dead = [...new Set(paths)].filter((path) => !isThere(out + path))
      return [
        ...holes.map(
          (text) =>
            `Something is missing in “${text}”: fill the field that it takes, or say it without a link`,
        ),
        ...dead.map((path) => `A link leads to ${path}, where there is no page: take it out`),
      ].map((message) => ({ file: `${out}/${name}`, line: 1, message }))
    })
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

/** A folder is no page: /locations holds pages and is none. */
function isThere(path: string) {
  const files = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
  return files.some((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}
