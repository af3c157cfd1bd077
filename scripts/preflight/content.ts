import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readPages, type Page } from './pages'
import { photoRoots, photosWithPosition } from './photos'

export type Source = { file: string; text: string }

/** A file of content and what it says: the exports of a module, or the text of a Markdown or YAML file. */
export type ContentFile = Source & { values: unknown }

/** Something that must not go live. */
export type Finding = {
  file: string
  /** From 1. */
  line: number
  /** What is wrong, in a sentence. */
  problem: string
  /** What to do about it, in a sentence or two. */
  fix: string
  /** The site can go live all the same. */
  isHint?: true
}

export type Site = {
  content: readonly ContentFile[]
  /** Folder of the finished pages. */
  out: string
  /** Left out where there are none, or they are older than their content. */
  pages?: readonly Page[]
  /** Photos that say where they were taken. */
  photosWithPosition?: readonly string[]
}

/** The site in the working directory. */
export async function readSite(): Promise<Site> {
  return {
    content: await readContent(),
    out: 'out',
    pages: readPages(),
    photosWithPosition: await photosWithPosition(photoRoots),
  }
}

export function readContent(): Promise<ContentFile[]> {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|md|yaml)$/.test(path))
    .map((path) => `content/${path}`)
  return Promise.all(
    files.map(async (file) => {
      const source = readSource(file)
      return { ...source, values: file.endsWith('.ts') ? await importFile(file) : source.text }
    }),
  )
}

function readSource(file: string): Source {
  return { file, text: readFileSync(file, 'utf8') }
}

function importFile(file: string): Promise<unknown> {
  return import(pathToFileURL(resolve(file)).href)
}

/** Every text in a value, whatever it is nested in. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** The lines of a file, from 1, that hold some words and are no comment. */
export function linesWith({ file, text }: Source, words: string | RegExp): number[] {
  const isComment = (line: string) =>
    (file.endsWith('.ts') ? /^\s*(\/\/|\/?\*)/ : /^\s*# /).test(line)
  const holds = (line: string) =>
    typeof words === 'string' ? line.includes(words) : words.test(line)
  return text
    .split('\n')
    .flatMap((line, index) => (holds(line) && !isComment(line) ? index + 1 : []))
}
