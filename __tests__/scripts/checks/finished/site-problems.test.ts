import { chdir, cwd } from 'node:process'
import { folderWith } from '../../../support/content-folder'
import { problemLine } from '@/lib/content/problems'
import { siteProblems } from '@/scripts/checks/finished/site-problems'

const repository = cwd()
const siteUrl = 'https://www.acme.test'

afterEach(() => chdir(repository))

const page = (path: string, body = '') =>
  `<head><title>Ants</title><link rel="canonical" href="${siteUrl}${path}"/></head><h1 id="main">Ants</h1>${body}`

const completeSite: Record<string, string> = {
  'app/page.tsx': '',
  'out/index.html': page('', '<a href="/about#main">About</a>'),
  'out/about.html': page('/about'),
  'out/404.html': '<title>None</title>',
  'out/sitemap.xml': `<loc>${siteUrl}</loc><loc>${siteUrl}/about</loc>`,
  'out/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
}

/** The problems of a complete site after a change of some files. `undefined` removes a file. */
function problemsAfter(changes: Record<string, string | undefined>, isPreview = false) {
  const files = Object.entries({ ...completeSite, ...changes }).filter(
    ([, text]) => text !== undefined,
  )
  chdir(folderWith(Object.fromEntries(files) as Record<string, string>))
  return siteProblems({ siteUrl, isPreview }).map(problemLine)
}

test('a complete site has no problem', () => {
  expect(problemsAfter({})).toEqual([])
})

test('a missing sitemap is reported', () => {
  expect(problemsAfter({ 'out/sitemap.xml': undefined })).toEqual([
    expect.stringContaining('out/sitemap.xml:1  is missing'),
  ])
})

test('a link to nothing is reported', () => {
  expect(problemsAfter({ 'out/about.html': page('/about', '<a href="/#gone">') })).toEqual([
    expect.stringContaining('out/about.html:1  links to /#gone'),
  ])
})

test('a preview that search engines may list is reported', () => {
  expect(problemsAfter({}, true)).toEqual(['out/index.html:1  lets search engines list a preview.'])
})
