import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { LookupTables } from '@/lib/content/lookup'
import { isoDate } from '@/lib/dates'
import { loadContent } from '@/lib/site/site-content'

/** A company with one service, place, article and animal, which CI builds. */
export const smallestCompany = 'scripts/tools/start-empty/company'

/** Files that an owner can keep of the sample. */
const pestFiles =
  /^(articles|field-guide|emergency-guides)\/|^(article-filters|entry-points|houses|identification-key|pages\/(emergency-guide|field-guide))\.yaml$/

type Options = {
  /** Keeps the sample's articles, and all about its animals. */
  keepsPests: boolean
}

/** Replaces the sample's content with the smallest company, and with what is kept of the sample. Photos of your own and schemas stay. */
export function startEmpty(folder: string, { keepsPests }: Options) {
  const all = filesIn(folder)
  const kept = all
    .filter((path) => keepsPests && pestFiles.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
  for (const path of all) rmSync(join(folder, path))
  cpSync(smallestCompany, folder, { recursive: true })
  dateTextsToday(folder)
  // A folder that is kept has no entry of the smallest company.
  const folders = kept.filter(({ path }) => path.endsWith('.md')).map(({ path }) => dirname(path))
  for (const name of new Set(folders)) rmSync(join(folder, name), { recursive: true, force: true })
  const write = (change: (text: string, path: string) => string) => {
    for (const { path, text } of kept) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), change(text, path))
    }
  }
  write((text) => text)
  const { lookup } = loadContent(folder)
  write((text, path) => (path.endsWith('.md') ? withoutMissing(text, lookup) : text))
}

/** Nobody wrote or checked the texts of the smallest company on the days in its files. */
function dateTextsToday(folder: string) {
  const today = isoDate(new Date())
  for (const path of filesIn(folder)) {
    const text = readFileSync(join(folder, path), 'utf8')
    const dated = text.replace(/^((?:date|reviewed): ).+$/gm, (_, field: string) => field + today)
    writeFileSync(join(folder, path), dated)
  }
}

function filesIn(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(md|yaml)$|^photos\/sample-/.test(path))
}

/** Links to pages that are gone become words, and other services become the only one. */
function withoutMissing(text: string, { isPath, lists }: LookupTables) {
  const services = lists.services?.names ?? []
  return text
    .replace(/(?<!!)\[([^\]]+)\]\((\/[^)#]*)[^)]*\)/g, (link, label: string, path: string) =>
      isPath(path) ? link : label,
    )
    .replace(/^( *service:) (.+)$/gm, (line, key: string, name: string) =>
      services.includes(name) ? line : `${key} ${services[0]}`,
    )
}
