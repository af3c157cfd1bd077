import { companyProblems, officeProblems, reviewProblems, serviceTermsProblems } from './entries'
import { pageProblems } from './pages'
import { positionProblems } from './photos'
import { wordRules } from './rules'
import { textsIn, textsOf, wordProblems } from './words'
import { factsOf } from '@/lib/company/facts'
import { loadContent } from '@/lib/content/load'
import type { Problem } from '@/lib/content/problems'
import type { Content } from '@/lib/content/registry'

/** All that would embarrass the owner of this site if it went live as it is, and hints at what could be said. */
export async function findLaunchProblems(): Promise<readonly Problem[]> {
  const { content, problems } = loadContent()
  const broken = problems.filter(({ isClockDependent }) => !isClockDependent)
  if (broken.length > 0) return broken
  return [
    ...launchProblems(content, process.env, new Date()),
    ...pageProblems('out'),
    ...(await positionProblems()),
  ]
}

/** @returns By file and line. */
export function launchProblems(
  content: Content,
  environment: Readonly<Record<string, string | undefined>>,
  today: Date,
): Problem[] {
  const { company, claims, locations, services } = content
  const facts = factsOf(company.entries[0]?.fields, claims.entries[0]?.fields)
  const { claims: _, ...said } = content
  const texts = textsOf(said, facts)
  const ownNames = [
    ...locations.entries.flatMap(({ fields }) => textsIn(fields)),
    ...services.entries.flatMap(({ fields }) => fields.services.map(({ name }) => name)),
  ]
  return [
    ...company.entries.flatMap((entry) => [
      ...companyProblems(entry, environment, today),
      ...wordProblems(texts, wordRules(entry.fields, ownNames), entry.fields.ourWords),
    ]),
    ...content.reviews.entries.flatMap(reviewProblems),
    ...content['service-terms'].entries.flatMap(serviceTermsProblems),
    ...content.offices.entries.flatMap(officeProblems),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}
