import { deadLinks, filesByAddress, idsOfHtml } from '@/scripts/checks/finished/dead-links'

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
