import { claimRules, placeHints, policyProblems } from './content-hints'
import {
  companyProblems,
  locationReviewProblems,
  reviewProblems,
  serviceTermsProblems,
} from './field-problems'
import { wordRules } from './rules'
import { textsOf, wordProblems } from './words'
import type { Facts } from '@/lib/content/claims'
import { lacksClaim } from '@/lib/content/needed-claim'
import type { Problem } from '@/lib/content/problems'
import { textsIn } from '@/lib/content/texts-in'
import type { Environment } from '@/lib/seo/site-address'
import type { Content } from '@/lib/site/content-collections'

/** Problems of valid content that must not go live, such as sample texts, and hints at missing facts. */
export function launchProblems(
  { content, facts }: { content: Content; facts: Facts },
  environment: Environment,
  today: Date,
): Problem[] {
  const { claims: _, ...shownContent } = content
  const { company, reviews, ...ownWords } = shownContent
  const { articles, locations } = content
  const texts = textsOf(shownContent, facts)
  const placeTexts = locations.entries.flatMap(({ fields }) => textsIn(fields))
  const hiddenArticles = articles.entries.filter(({ fields }) => lacksClaim(fields, facts))
  const hiddenFiles = new Set(hiddenArticles.map(({ file }) => file))
  const claimTexts = textsOf(ownWords, facts).filter(({ file }) => !hiddenFiles.has(file))
  return [
    ...wordProblems(claimTexts, claimRules(facts)),
    ...policyProblems(content, facts),
    ...placeHints(content),
    ...company.entries.flatMap((entry) => [
      ...companyProblems(entry, environment, today),
      ...wordsOnce(wordProblems(texts, wordRules(entry.fields, placeTexts, today)), entry.file),
      ...content['service-terms'].entries.flatMap((terms) =>
        serviceTermsProblems(terms, entry.fields),
      ),
    ]),
    ...reviews.entries.flatMap(reviewProblems),
    ...locations.entries.flatMap(locationReviewProblems),
  ]
}

/** Without the placeholders of the company on pages that take them from its file. */
function wordsOnce(problems: readonly Problem[], companyFile: string) {
  const ofCompany = problems.filter(({ file }) => file === companyFile)
  return problems.filter(
    ({ file, message }) =>
      file === companyFile ||
      !/^“Your (Company|Town|Region|State|County)”/.test(message) ||
      ofCompany.every((other) => other.message !== message),
  )
}
