import { join } from 'node:path'
import { companyProblems, officeProblems, reviewProblems, serviceTermsProblems } from './entries'
import {
  deadLinkProblems,
  emptyElementProblems,
  gapRules,
  previewProblems,
  readPages,
  type Page,
} from './pages'
import { photoRoots, photosWithPosition, positionProblems } from './photos'
import { claimRules, placeholderRules, privacyRules, sampleRules } from './rules'
import { problemsInContent, problemsOnPages, textsIn, textsOf } from './words'
import type { Company } from '@/lib/company/company-schema'
import { loadContent } from '@/lib/content/load'
import type { Problem } from '@/lib/content/problems'
import type { Content } from '@/lib/content/registry'

export type Site = {
  content: Content
  /** Folder of the finished pages. */
  out: string
  /** Left out where there are none, or they are older than their content. */
  pages?: readonly Page[] | undefined
}

/** All that would embarrass the owner of this site if it went live as it is, and hints at what could be said. */
export async function findLaunchProblems(): Promise<readonly Problem[]> {
  const { content, problems } = loadContent()
  const broken = problems.filter(({ isClockDependent }) => !isClockDependent)
  if (broken.length > 0) return broken
  const site = { content, out: 'out', pages: readPages('out') }
  return [
    ...launchProblems(site, process.env.FORMS_ENDPOINT, new Date()),
    ...positionProblems(await photosWithPosition(photoRoots)),
  ]
}

/**
 * @param endpoint Value of FORMS_ENDPOINT.
 * @returns By file and line.
 */
export function launchProblems(site: Site, endpoint: string | undefined, today: Date): Problem[] {
  const { content } = site
  return [
    ...content.company.entries.flatMap((entry) => [
      ...companyProblems(entry, endpoint, today),
      ...pageProblems(site, entry.fields),
    ]),
    ...content.reviews.entries.flatMap(reviewProblems),
    ...content['service-terms'].entries.flatMap(serviceTermsProblems),
    ...content.offices.entries.flatMap(officeProblems),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}

/** What is written, and what visitors would read. */
function pageProblems({ content, pages, out }: Site, company: Company): Problem[] {
  const written = textsOf(content)
  const placeholders = placeholderRules(company)
  const inContent = problemsInContent(written, placeholders)
  if (!pages) {
    const message = 'The finished pages are missing, or older than what they are made from'
    const fix = 'Run npm run build, and then this again.'
    return [...inContent, { file: out, line: 1, message, fix }]
  }
  const texts = pages.flatMap(({ file, lines }) => lines.map((text) => ({ file, line: 1, text })))
  const except = written.map(({ text }) => text).join('\n')
  const ownNames = [
    ...content.locations.entries.map(({ fields }) => textsIn(fields)),
    ...content.services.entries.map(({ fields }) => fields.services.map(({ name }) => name)),
  ].flat()
  const rules = [
    ...placeholders.map((rule) => ({ ...rule, except })),
    ...claimRules(company),
    ...privacyRules(company),
    ...sampleRules(company, ownNames),
    ...gapRules,
  ]
  return [
    ...inContent,
    ...problemsOnPages(texts, rules, written, company.ourWords),
    ...pages.flatMap((page) => [...emptyElementProblems(page), ...deadLinkProblems(page, out)]),
    ...pages
      .filter(({ file }) => file === join(out, 'index.html'))
      .flatMap((page) => previewProblems(page, company.siteUrl)),
  ]
}
