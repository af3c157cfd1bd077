import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { filesBelow, pageFiles } from '../scripts/exported-files'

test('link previews, which read the first 32 kB, find the title and the picture of every page', () => {
  const late = pageFiles().filter((file) => endOfMeta(read(file)) > 32_000)
  expect(late).toEqual([])
})

test('browsers fetch ahead what a visitor is about to open, and make no phone links of figures', () => {
  const home = read('index.html')
  expect(home).toContain('<meta name="format-detection" content="telephone=no"')
  const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(home) ?? []
  // Sooner, a visitor who pays for data would load pages without a wish for them.
  const prefetch = [{ where: { href_matches: '/*' }, eagerness: 'moderate' }]
  expect(JSON.parse(rules)).toEqual({ prefetch })
})

test('the icons in the head exist', () => {
  const links = [
    ...read('index.html').matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"?]+)/g),
  ].map(([, href]) => href)
  expect(links.sort()).toEqual(['/apple-icon.png', '/favicon.ico', '/icon.svg'])
  for (const href of links) expect(existsSync(`out${href}`), href).toBe(true)
  expect(pngSize('/apple-icon.png')).toBe('180x180')
  expect(pngSize('/site-icons/icon-512.png')).toBe('512x512')
})

test('the browser’s frame has the color of the page’s dark bands', () => {
  const home = read('index.html')
  const [, color = ''] = /<meta name="theme-color" content="(#[0-9a-f]{6})"/.exec(home) ?? []
  // The style sheet may write #000000 as #000.
  const short = color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
  expect(home).toMatch(new RegExp(`{background-color:(${color}|${short})[;}]`))
})

test('the share image is 1200 by 630 pixels', () => {
  expect(pngSize('/share/home.png')).toBe('1200x630')
})

test('every map has at most 12 kB after compression', () => {
  const large = readdirSync('out/images/maps').filter((file) => {
    return gzipSync(read(`images/maps/${file}`), { level: 9 }).length > 12_000
  })
  expect(large).toEqual([])
})

test('robots.txt allows crawlers and has the address of sitemap.xml, to which the sitemap page links [spec: Sitemap page]', () => {
  expect(read('sitemap.html')).toContain('href="/sitemap.xml"')
  expect(read('robots.txt')).toMatch(/^Allow: \/$/m)
  expect(read('robots.txt')).not.toMatch(/^Disallow: *\//m)
  expect(read('robots.txt')).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m)
})

test('sitemap.xml lists exactly the pages that are their own canonical, without noindex', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)
  const pages = readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const html = read(file)
      const path = `/${file.replace(/(^index)?\.html$/, '')}`
      const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
      const isListed = !/<meta name="robots" content="[^"]*noindex/.test(html)
      return isListed && canonical && new URL(canonical).pathname === path ? [canonical] : []
    })
  expect(listed.sort()).toEqual(pages.sort())
})

test('the site has no file of Next’s runtime', () => {
  const ours = /^\/(_next\/static\/(site|islands\/[\w-]+)\.\w+\.js|robots\.txt)$/
  const left = filesBelow('out').filter((file) =>
    /\.(txt|rsc|body|meta|js|css|map|json)$/.test(file),
  )
  expect(left.filter((file) => !ours.test(file))).toEqual([])
})

/** Where the last title or meta element of a page begins. */
function endOfMeta(html: string) {
  const head = html.slice(0, html.indexOf('</head>'))
  return Math.max(head.lastIndexOf('<title'), head.lastIndexOf('<meta'))
}

function read(file: string) {
  return readFileSync(`out/${file}`, 'utf8')
}

/** Width and height as a PNG file begins with them: https://www.w3.org/TR/png-3/#11IHDR. */
function pngSize(path: string) {
  const file = readFileSync(`out${path}`)
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
}
