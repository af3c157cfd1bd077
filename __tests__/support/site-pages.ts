import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Metadata } from 'next'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

export type SitePage = {
  /** Address of the page: /blog/signs-of-bed-bugs. */
  path: string
  /** The folder of its file below app: blog/[slug]. */
  route: string
  metadata: Metadata
  /** The page as it stands in the HTML, without the document around it. */
  content: Document
}

type Params = Record<string, string>

type PageModule = {
  default: (props: { params: Promise<Params> }) => ReactElement | Promise<ReactElement>
  metadata?: Metadata
  generateMetadata?: (props: { params: Promise<Params> }) => Promise<Metadata>
  generateStaticParams?: () => Params[]
}

/** Rendering all pages takes a few seconds, and more on a busy machine. */
const timeoutMilliseconds = 60_000
jest.setTimeout(timeoutMilliseconds)

const appFolder = join(process.cwd(), 'app')

/** Every page of the site, as `next build` would find it. */
export async function readSitePages(): Promise<SitePage[]> {
  const files = readdirSync(appFolder, { recursive: true, encoding: 'utf8' })
  const routes = files
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => file.replace(/\/?page\.tsx$/, ''))
  return (await Promise.all(routes.map(readRoute))).flat()
}

/** A page that stands for itself: neither an alias of another nor kept from search engines. */
export function isIndexable({ path, metadata }: SitePage) {
  const canonical = new URL(String(metadata.alternates?.canonical)).pathname
  const isHidden = typeof metadata.robots === 'object' && metadata.robots?.index === false
  return canonical === path && !isHidden
}

async function readRoute(route: string): Promise<SitePage[]> {
  const page = (await import(join(appFolder, route, 'page.tsx'))) as PageModule
  const allParams = page.generateStaticParams?.() ?? [{}]
  return Promise.all(allParams.map((params) => readPage(route, page, params)))
}

async function readPage(route: string, page: PageModule, params: Params): Promise<SitePage> {
  const path = `/${route.replace(/\[(\w+)\]/g, (_, name: string) => params[name] ?? name)}`
  const props = { params: Promise.resolve(params) }
  const metadata = page.metadata ?? (await page.generateMetadata?.(props))
  if (!metadata) throw new Error(`${route} has no metadata`)
  const html = renderToStaticMarkup(await page.default(props))
  return { path, route, metadata, content: new DOMParser().parseFromString(html, 'text/html') }
}
