import { chdir, cwd } from 'node:process'
import { folderWith } from '../../../support/content-folder'
import { problemLine } from '@/lib/content/problems'
import { siteProblems } from '@/scripts/checks/finished/site-problems'

const repository = cwd()
const siteUrl = 'https://www.acme.test'

afterEach(() => chdir(repository))

const page = (body = '') => `<title>Ants</title><h1 id="main">Ants</h1>${body}`

const completeSite: Record<string, string> = {
  'app/page.tsx': '',
  'out/index.html': page('<a href="/about#main">About</a>'),
  'out/about.html': page(),
  'out/404.html': '<title>None</title>',
  'out/sitemap.xml': '',
  'out/robots.txt': '',
}

/** The problems of a complete site after a change of some files. `undefined` removes a file. */
function problemsAfter(changes: Record<string, string | undefined>) {
  const files = Object.entries({ ...completeSite, ...changes }).filter(
    ([, text]) => text !== undefined,
  )
  chdir(folderWith(Object.fromEntries(files) as Record<string, string>))
  return siteProblems(siteUrl).map(problemLine)
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
  expect(problemsAfter({ 'out/about.html': page('<a href="/#gone">') })).toEqual([
    expect.stringContaining('out/about.html:1  links to /#gone'),
  ])
})
