import { companyFindings, readCompany } from './company'
import { linesWith, type ContentFile, type Finding, type Site } from './content'
import { decisionFactFindings } from './decision-facts'
import { estimateFindings } from './estimate'
import { placeholderFindings } from './placeholders'

/**
 * All that would embarrass the owner of a site that goes live as it is.
 *
 * @param endpoint Value of NEXT_PUBLIC_ESTIMATE_ENDPOINT.
 * @returns By file and line, each line's problem once.
 */
export function launchFindings(
  { content, endpointSource }: Site,
  endpoint: string | undefined,
  today: Date,
): Finding[] {
  const findings = [
    ...companyFindings(readCompany(content), today),
    ...content.flatMap(placeholderFindings),
    ...content.flatMap(reviewFindings),
    ...content.flatMap(decisionFactFindings),
    ...estimateFindings(endpointSource, endpoint),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  // A number that is shown and dialed stands twice on its line, and is fixed at once.
  return findings.filter(
    ({ file, line, fix }, index) =>
      findings.findIndex((f) => f.file === file && f.line === line && f.fix === fix) === index,
  )
}

/** Reviews that no customer has written. */
function reviewFindings(content: ContentFile): Finding[] {
  if (content.file !== 'content/reviews.yaml') return []
  return linesWith(content, /\bsample['"]?: ?true\b/).map((line) => ({
    file: content.file,
    line,
    problem:
      'This review is a sample. The law forbids publishing reviews that no customer wrote (16 CFR 465.2).',
    fix: 'Put what a customer wrote, with their name and consent, and sample: false.',
  }))
}
