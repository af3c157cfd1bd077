// The last step of a build: reads the finished site and fails when something is missing or wrong in it.
import '../site/environment'
import { contentTexts } from '../checks/finished/content-texts'
import { siteProblems } from '../checks/finished/site-problems'
import { cached } from '@/lib/content/cached'
import type { Loaded } from '@/lib/content/entries'
import { isPreview, siteUrl } from '@/lib/seo/site-url'
import { loadContent } from '@/lib/site/site-content'

// All content is read only for a page that seems to have a gap.
const textsOfContent = cached(() => {
  const collections: readonly Loaded[] = Object.values(loadContent().content)
  return contentTexts(collections.flatMap(({ entries }) => entries))
})

const problems = siteProblems({ siteUrl, isPreview }, (words) =>
  textsOfContent().some((text) => text.includes(words)),
)
for (const problem of problems) console.error(`out${problem}`)
if (problems.length > 0) {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  console.error(`The finished site has ${count}, listed above.`)
  process.exitCode = 1
}
