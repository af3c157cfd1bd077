import { claimFinders, privacyFinders } from './claims'
import { companyFindings, readCompany } from './company'
import type { Finding, Site } from './content'
import { formFindings } from './forms'
import { officeFindings } from './offices'
import {
  deadLinkFindings,
  gapFindings,
  previewFindings,
  wordFindings,
  type Finder,
} from './page-findings'
import { positionFindings } from './photos'
import { findPlaceholders, placeholderFindings } from './placeholders'
import { reviewFindings } from './reviews'
import { sampleFinders, serviceFindings } from './sample'
import { serviceTermsFindings } from './service-terms'
import type { Company } from '@/lib/company/company-schema'

/**
 * All that would embarrass the owner of a site that goes live as it is, and hints at what could be said.
 *
 * @param endpoint Value of FORMS_ENDPOINT, which replaces the address in content/company.yaml.
 * @returns By file and line, each line's problem once.
 */
export function launchFindings(site: Site, endpoint: string | undefined, today: Date): Finding[] {
  const { content } = site
  const company = readCompany(content)
  const findings = [
    ...companyFindings(company, today),
    ...content.flatMap(placeholderFindings),
    ...content.flatMap(reviewFindings),
    ...content.flatMap(serviceTermsFindings),
    ...content.flatMap(officeFindings),
    ...formFindings(company, endpoint),
    ...positionFindings(site.photosWithPosition ?? []),
    ...pageFindings(site, company.company),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  // A number that is shown and dialed stands twice on its line, and is fixed at once.
  return findings.filter(
    ({ file, line, fix }, index) =>
      findings.findIndex((f) => f.file === file && f.line === line && f.fix === fix) === index,
  )
}

/** What visitors would read. */
function pageFindings({ content, pages, out }: Site, company: Company): Finding[] {
  if (!pages) {
    const problem = 'The finished pages are missing, or older than what they are made from.'
    return [{ file: out, line: 1, problem, fix: 'Run npm run build, and then this again.' }]
  }
  const written = content.map(({ text }) => text).join('\n')
  const finders: Finder[] = [
    ...claimFinders(company),
    ...privacyFinders(company),
    ...sampleFinders(company, content),
    // Those that content holds are found there.
    (text) => findPlaceholders(text).filter(({ words }) => !written.includes(words)),
  ]
  return [
    ...wordFindings(pages, content, finders, company.ourWords),
    ...serviceFindings(pages, content),
    ...gapFindings(pages, content),
    ...deadLinkFindings(pages, out),
    ...previewFindings(pages, company.siteUrl, out),
  ]
}
