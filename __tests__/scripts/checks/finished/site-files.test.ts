import { deadLinks, filesByAddress, idsOfHtml } from '@/scripts/checks/finished/dead-links'
import { unexpectedFiles } from '@/scripts/checks/finished/unexpected-files'
import { hostFiles } from '@/scripts/site/host-files'

test('files of the build are expected', () => {
  const files = [
    '/index.html',
    '/blog/ants.html',
    '/_next/static/site.0123abcd.js',
    '/_next/static/islands/hydrate.0123.js',
    '/_next/static/media/serif.0123.woff2',
    '/photos/0123abcd/480.webp',
    '/share/home.png',
    '/images/maps/region.svg',
    '/favicon.ico',
    '/sitemap.xml',
    '/robots.txt',
    ...hostFiles,
  ]
  expect(unexpectedFiles(files)).toEqual([])
})

test.each([
  '/index.txt',
  '/blog/ants/__next._full.txt',
  '/share/home.txt',
  '/images/maps/region.svg.body',
  '/_next/static/chunks/main.js',
  '/_next/static/chunks/main.css',
  '/_next/static/0123abcd/_buildManifest.js',
  '/_next/data/page.json',
  '/about.rsc',
  '/photos/0123abcd/photo.json',
  '/site.js',
])('%s is unexpected', (file) => {
  expect(unexpectedFiles([file])).toEqual([file])
})

const pages: Record<string, string> = {
  '/index.html': '<h1 id="main">Home</h1>',
  '/about.html': '<h2 id="über-uns">About</h2>',
  '/images/signs.svg': '<symbol id="ant"></symbol>',
  '/photos/1/480.webp': '',
  '/terms.pdf': '',
}

const linksIn = (html: string) =>
  deadLinks(html, {
    fileAt: filesByAddress(['/page.html', ...Object.keys(pages)]),
    siteUrl: 'https://www.acme.test',
    redirects: ['/blog'],
    idsOf: (file) => idsOfHtml(pages[file] ?? ''),
  })

test.each([
  '<a href="/">',
  '<a href="/#main">',
  '<a href="/about?from=ad#%C3%BCber-uns">',
  '<a href="/about#top">',
  '<a href="/blog">',
  '<a href="/terms.pdf">',
  '<a href="#here"><p id="here">',
  '<a href="//other.example/x">',
  '<a href="https://other.example/x">',
  '<a href="https://www.acme.test/about">',
  '<a href="https://acme.test">',
  '<a href="tel:+16145550142">',
  '<use href="/images/signs.svg#ant"/>',
  '<img src="/photos/1/480.webp" srcSet="/photos/1/480.webp 480w"/>',
])('%s leads somewhere', (html) => {
  expect(linksIn(html)).toEqual([])
})

test.each([
  ['<a href="/abuot">', '/abuot'],
  ['<a href="/about#gone">', '/about#gone'],
  ['<a href="https://www.acme.test/blog/old">', '/blog/old'],
  ['<a href="http://acme.test/blog/old">', '/blog/old'],
  ['<a href="#gone">', '#gone'],
  ['<use href="/images/signs.svg#bee"/>', '/images/signs.svg#bee'],
  ['<img src="/images/none.svg"/>', '/images/none.svg'],
  ['<img srcSet="/photos/1/480.webp 480w, /photos/1/960.webp 960w"/>', '/photos/1/960.webp'],
  ['<link rel="stylesheet" href="/_next/static/chunks/a.css"/>', '/_next/static/chunks/a.css'],
])('%s leads to nothing', (html, address) => {
  expect(linksIn(html)).toEqual([address])
})
