// The last step of a build: reads the finished site and fails when something is missing or wrong in it.
import './environment'
import { oneLine, textsOfHtml } from './check-site/html-texts'
import { siteProblems } from './check-site/site-problems'
import { cached } from '@/lib/content/cached'
import type { Loaded } from '@/lib/content/entries'
import { textsIn } from '@/lib/content/texts-in'
import { isPreview, siteUrl } from '@/lib/seo/site-url'
import { loadContent } from '@/lib/site-content'

/** The texts of the content, which are read only for a page that seems to have a gap. */
const contentTexts = cached(() => {
  const collections: readonly Loaded[] = Object.values(loadContent().content)
  return collections
    .flatMap(({ entries }) => entries)
    .flatMap(({ fields, content }) => [
      // Braces in a field are placeholders, which pages fill. Braces in Markdown are text.
      ...textsIn(fields).filter((text) => !text.includes('{')),
      ...textsOfHtml(content),
    ])
    .filter((text) => !text.includes('(('))
    .map(oneLine)
})

const problems = siteProblems({ siteUrl, isPreview }, (words) =>
  contentTexts().some((text) => text.includes(words)),
)
for (const problem of problems) console.error(`out${problem}`)
if (problems.length > 0) {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  console.error(`The finished site has ${count}, listed above.`)
  process.exitCode = 1
}
