import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Metadata } from 'next'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

export type PageFacts = {
  /** Address of the page: /blog/wasp-nests. */
  path: string
  metadata: Metadata
}

export type SitePage = PageFacts & {
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

const appFolder = join(process.cwd(), 'app')

/** The pages of the site whose path is wanted, as `next build` would find them. */
export async function readSitePages(isWanted: (path: string) => boolean): Promise<SitePage[]> {
  const routes = await readRoutes()
  return Promise.all(routes.filter((route) => isWanted(pathOf(route))).map(renderPage))
}

/** The same without their content, which takes most of the time. */
export async function readSiteMetadata(): Promise<PageFacts[]> {
  return Promise.all((await readRoutes()).map(readFacts))
}

/** A page that stands for itself: neither an alias of another nor kept from search engines. */
export function isIndexable({ path, metadata }: PageFacts) {
  const canonical = new URL(String(metadata.alternates?.canonical)).pathname
  const isHidden = typeof metadata.robots === 'object' && metadata.robots?.index === false
  return canonical === path && !isHidden
}

/** A page that is still to be read. */
type Route = { route: string; page: PageModule; params: Params }

async function readRoutes(): Promise<Route[]> {
  const files = readdirSync(appFolder, { recursive: true, encoding: 'utf8' })
  const folders = files
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => file.replace(/\/?page\.tsx$/, ''))
  const routes = folders.map(async (route) => {
    const page = (await import(join(appFolder, route, 'page.tsx'))) as PageModule
    return (page.generateStaticParams?.() ?? [{}]).map((params) => ({ route, page, params }))
  })
  return (await Promise.all(routes)).flat()
}

async function renderPage(route: Route): Promise<SitePage> {
  const { page, params } = route
  const html = renderToStaticMarkup(await page.default({ params: Promise.resolve(params) }))
  const content = new DOMParser().parseFromString(html, 'text/html')
  return { ...(await readFacts(route)), content }
}

async function readFacts({ route, page, params }: Route): Promise<PageFacts> {
  const path = pathOf({ route, params })
  const props = { params: Promise.resolve(params) }
  const metadata = page.metadata ?? (await page.generateMetadata?.(props))
  if (!metadata) throw new Error(`${route} has no metadata`)
  return { path, metadata }
}

function pathOf({ route, params }: Pick<Route, 'route' | 'params'>) {
  return `/${route.replace(/\[(\w+)\]/g, (_, name: string) => params[name] ?? name)}`
}
