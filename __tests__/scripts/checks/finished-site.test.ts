import { workInFolderWith } from '../../support/content-folder'
import { problemLine } from '@/lib/content/read'
import { siteProblems } from '@/scripts/checks/finished-site'

const completeSite: Record<string, string> = {
  'app/page.tsx': '',
  'out/index.html': '<h1 id="main">Home</h1><a href="/about#main">About</a>',
  'out/about.html': '<h2 id="über-uns">About</h2><h1 id="main">Us</h1>',
  'out/404.html': '<title>None</title>',
  'out/sitemap.xml': '',
  'out/robots.txt': '',
  'out/images/signs.svg': '<symbol id="ant"></symbol>',
  'out/photos/1/480.webp': '',
  'out/terms.pdf': '',
}

function problemsOf(files: Record<string, string>) {
  workInFolderWith(files)
  return siteProblems('https://www.acme.test').map(problemLine)
}

const problemsWith = (html: string) => problemsOf({ ...completeSite, 'out/page.html': html })

test('a missing sitemap is reported', () => {
  const { 'out/sitemap.xml': _, ...others } = completeSite
  expect(problemsOf(others)).toEqual([expect.stringMatching('out/sitemap.xml:1  is missing')])
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
  expect(problemsWith(html)).toEqual([])
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
  expect(problemsWith(html)).toEqual([
    expect.stringContaining(`out/page.html:1  links to ${address}, and no page`),
  ])
})
