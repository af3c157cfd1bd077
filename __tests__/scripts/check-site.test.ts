import { readFileSync } from 'node:fs'
import { workInFolderWith } from '../support/content-folder'
import { siteUrl } from '@/lib/seo/site-url'
import { checkSite } from '@/scripts/check-site'

const site: Record<string, string> = {
  'out/index.html': '<h1 id="main">Home</h1><a href="/about#main">About</a>',
  'out/about.html': '<h2 id="über-uns">About</h2><h1 id="main">Us</h1>',
  'out/404.html': '<title>None</title>',
  'out/sitemap.xml': '',
  'out/robots.txt': '',
  'out/images/ant.svg': '',
  'out/photos/den-480.webp': '',
}

function checkWith(html: string) {
  workInFolderWith({ ...site, 'out/page.html': html })
  checkSite()
}

const structured = (url: string) =>
  `<script type="application/ld+json">{"url":"${siteUrl}${url}"}</script>`

test.each([
  '<a href="/">',
  '<a href="/about?from=ad#%C3%BCber-uns">',
  '<a href="#here">Here</a><p id="here">Here</p>',
  '<a href="//other.example/x">',
  '<a href="https://other.example/x">',
  `<a href="${siteUrl}">`,
  `<link rel="canonical" href="${siteUrl}/about"/>`,
  '<a href="tel:+16145550142">',
  '<img src="/images/ant.svg" srcSet="/photos/den-480.webp 480w"/>',
  '<meta name="theme-color" content="#12332a"/>',
  structured('/#business'),
  structured('/about'),
])('%s leads somewhere', (html) => {
  expect(() => checkWith(html)).not.toThrow()
})

test.each([
  ['<a href="/abuot">', '/abuot'],
  ['<a href="/images">', '/images'],
  ['<a href="/about#gone">', '/about#gone'],
  ['<a href="#gone">', '#gone'],
  [`<a href="${siteUrl}/blog/old">`, '/blog/old'],
  ['<img src="/images/none.svg"/>', '/images/none.svg'],
  ['<img srcSet="/photos/den-480.webp 480w, /photos/den-960.webp 960w"/>', '/photos/den-960.webp'],
  ['<link rel="stylesheet" href="/_next/static/a.css"/>', '/_next/static/a.css'],
  [`<meta property="og:image" content="${siteUrl}/share/none.png"/>`, '/share/none.png'],
  [structured('/images/logo.png'), '/images/logo.png'],
])('%s leads to nothing, and stops the build with its page and its link', (html, link) => {
  expect(() => checkWith(html)).toThrow(`/page links to ${link}, which does not exist`)
})

test('a missing sitemap stops the build', () => {
  const { 'out/sitemap.xml': _, ...others } = site
  workInFolderWith(others)
  expect(checkSite).toThrow('/sitemap.xml is missing')
})

test('each build ends with these steps, and with this check', () => {
  const build = readFileSync('scripts/build.ts', 'utf8')
  expect(build.match(/^(await )?\w+\(.*\)$/gm)).toEqual([
    'exportPages()',
    'await finishSite()',
    'writeSitemap()',
    'checkSite()',
  ])
})
