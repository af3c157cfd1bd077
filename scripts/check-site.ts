import { existsSync, readFileSync } from 'node:fs'
import { parse, type HTMLElement } from 'node-html-parser'
import { exportFolder, pageAddress, pageFiles } from './exported-files'
import { siteUrl } from '@/lib/seo/site-url'

/**
 * Follows every link of the finished pages to a page, a part of a page, or a file of the site.
 *
 * @throws When one leads nowhere, with the page and the link of each.
 */
export function checkSite() {
  const pages = new Map(
    pageFiles().map((file) => {
      const html = readFileSync(exportFolder + file, 'utf8')
      return [pageAddress(file), linksAndIds(html)]
    }),
  )
  const problems = [...pages].flatMap(([address, { links }]) =>
    [...links]
      .filter((link) => !hasTarget(link, address, pages))
      .map((link) => `${address} links to ${link}, which does not exist`),
  )
  for (const file of ['/sitemap.xml', '/robots.txt']) {
    if (!existsSync(exportFolder + file)) problems.push(`${file} is missing`)
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

type Page = ReturnType<typeof linksAndIds>

/** The addresses of its own site that a page names, and its ids. */
function linksAndIds(html: string) {
  const page = parse(html)
  // What follows a # in structured data is the name of a thing, and no part of a page.
  const addresses = [
    ...page.querySelectorAll('*').flatMap(addressesOf),
    ...page
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap((script) => [...script.text.matchAll(/"(https?:[^"#]+)/g)].map(([, url]) => url)),
  ]
  const own = addresses
    .map((address = '') => address.replace(new RegExp(`^${siteUrl}(?=[/#?]|$)`), '') || '/')
    .filter((address) => /^(\/(?!\/)|#)/.test(address))
  return {
    links: new Set(own),
    ids: new Set(page.querySelectorAll('[id]').map(({ id }) => id)),
  }
}

function addressesOf(element: HTMLElement) {
  const {
    href,
    src,
    srcset = '',
    poster,
    'xlink:href': symbol,
    property,
    name,
    content,
  } = element.attrs
  const image = /^(og|twitter):image$/.test(property ?? name ?? '') ? content : undefined
  const sources = srcset.split(',').map((source) => source.trim().split(' ')[0])
  return [href, src, poster, symbol, image, ...sources].filter((address) => address)
}

function hasTarget(link: string, from: string, pages: ReadonlyMap<string, Page>) {
  const [, path = '', id = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link) ?? []
  const address = decodeURI(path) || from
  const page = pages.get(address)
  if (page) return id === '' || page.ids.has(decodeURI(id))
  return existsSync(exportFolder + address) && /\.\w+$/.test(address)
}
