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
  foreignSources,
  isOfPages,
  policyProblems,
  serviceRules,
  unreachedQuestions,
} from './left-behind'
import { wordRules } from './rules'
import { textsOf, wordProblems } from './words'
import { factsOf } from '@/lib/company/facts'
import { lacksClaim } from '@/lib/content/needed-claim'
import type { Problem } from '@/lib/content/problems'
import { textsIn } from '@/lib/content/texts-in'
import type { Content } from '@/lib/content.config'

/**
 * All in the content that would embarrass the owner of this site if it went live as it is, and hints at what could be said.
 *
 * @returns By file and line.
 */
export function launchProblems(
  content: Content,
  environment: Readonly<Record<string, string | undefined>>,
  today: Date,
): Problem[] {
  const { claims, ...said } = content
  const { company, locations } = content
  const [knownClaims] = claims.entries
  const facts = factsOf(company.entries[0]?.fields, knownClaims?.fields)
  const texts = textsOf(said, facts)
  const ownWords = locations.entries.flatMap(({ fields }) => textsIn(fields))
  const sayings = textsOf(
    Object.fromEntries(
      Object.entries(said).filter(([name]) => !['company', 'reviews'].includes(name)),
    ),
    facts,
  )
  const unshown = new Set(
    content.articles.entries
      .filter(({ fields }) => lacksClaim(fields, facts))
      .map(({ file }) => file),
  )
  return [
    ...wordProblems(
      sayings.filter(({ file }) => !unshown.has(file)),
      claimRules(facts),
    ),
    ...wordProblems(texts.filter(isOfPages), serviceRules(content)),
    ...policyProblems(content, facts),
    ...unreachedQuestions(content),
    ...foreignSources(content),
    ...company.entries.flatMap((entry) => [
      ...companyProblems(entry, environment, today),
      ...wordProblems(texts, wordRules(entry.fields, ownWords)),
    ]),
    ...content.reviews.entries.flatMap(reviewProblems),
    ...locations.entries.flatMap(placeReviewProblems),
    ...firsthandProblems(locations.entries),
    ...content['service-terms'].entries.flatMap(serviceTermsProblems),
    ...content.offices.entries.flatMap(uncalledOffices),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}
