// Ends a build whose site is not whole. Run last.
import './environment'
import { oneLine, textsOfHtml } from './check-site/html-texts'
import { siteProblems } from './check-site/site-problems'
import type { Loaded } from '@/lib/content/entries'
import { textsIn } from '@/lib/content/texts-in'
import { isPreview, siteUrl } from '@/lib/seo/site-url'
import { loadContent } from '@/lib/site-content'

const rows: readonly Loaded[] = Object.values(loadContent().content)
const ownTexts = rows
  .flatMap((row) => row.entries)
  .flatMap(({ fields, content }) => [
    // A page fills the braces of a field, and shows those of an article as they are.
    ...textsIn(fields).filter((text) => !text.includes('{')),
    ...textsOfHtml(content),
  ])
  .filter((text) => !text.includes('(('))
  .map(oneLine)

const problems = siteProblems({ siteUrl, isPreview }, (words) =>
  ownTexts.some((text) => text.includes(words)),
)
for (const problem of problems) console.error(`out${problem}`)
if (problems.length > 0) {
  console.error(`The site is not whole: ${problems.length} to fix, listed above.`)
  process.exitCode = 1
}
