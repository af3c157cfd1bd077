import {
  companyProblems,
  firsthandProblems,
  placeReviewProblems,
  reviewProblems,
  serviceTermsProblems,
  uncalledOffices,
} from './fields'
import {
  claimRules,
  isPageText,
  policyProblems,
  sampleServiceRules,
  sampleStateSources,
  unreachedQuestions,
} from './left-behind'
import { wordRules } from './rules'
import { textsOf, wordProblems } from './words'
import { factsOf } from '@/lib/company/facts'
import { lacksClaim } from '@/lib/content/needed-claim'
import type { Problem } from '@/lib/content/problems'
import { textsIn } from '@/lib/content/texts-in'
import type { Content } from '@/lib/content-collections'
import { videoHosts } from '@/lib/pages/video'

/**
 * Problems of valid content that must not go live, such as sample texts, and hints at missing facts.
 *
 * @returns In the order of files and lines.
 */
export function launchProblems(
  content: Content,
  environment: Readonly<Record<string, string | undefined>>,
  today: Date,
): Problem[] {
  const { claims, ...shownContent } = content
  const { company, reviews, ...ownWords } = shownContent
  const { articles, locations } = content
  const [claimDefinitions] = claims.entries
  const pages = [...content['pages/home'].sources, ...content['pages/own'].sources]
  const hosts = videoHosts(pages)
  const facts = factsOf(company.entries[0]?.fields, claimDefinitions?.fields, hosts)
  const texts = textsOf(shownContent, facts)
  const placeTexts = locations.entries.flatMap(({ fields }) => textsIn(fields))
  const hiddenArticles = articles.entries.filter(({ fields }) => lacksClaim(fields, facts))
  const hiddenFiles = new Set(hiddenArticles.map(({ file }) => file))
  const claimTexts = textsOf(ownWords, facts).filter(({ file }) => !hiddenFiles.has(file))
  return [
    ...wordProblems(claimTexts, claimRules(facts)),
    ...wordProblems(texts.filter(isPageText), sampleServiceRules(content)),
    ...policyProblems(content, facts),
    ...unreachedQuestions(content),
    ...sampleStateSources(content),
    ...company.entries.flatMap((entry) => [
      ...companyProblems(entry, environment, today),
      ...wordProblems(texts, wordRules(entry.fields, placeTexts)),
    ]),
    ...reviews.entries.flatMap(reviewProblems),
    ...locations.entries.flatMap(placeReviewProblems),
    ...firsthandProblems(locations.entries),
    ...content['service-terms'].entries.flatMap(serviceTermsProblems),
    ...content.offices.entries.flatMap(uncalledOffices),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}
