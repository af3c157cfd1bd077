import { linesWith, type Finding, type Source } from './content'
import { reservedDomains } from './placeholders'
import type { Company } from '@/lib/company/company-schema'
import { isEndpoint } from '@/lib/forms/settings'

const variable = 'FORMS_ENDPOINT'

/**
 * Forms that send nothing to the business.
 *
 * @param replacement Value of FORMS_ENDPOINT.
 */
export function formFindings(
  { source, company }: { source: Source; company: Partial<Company> },
  replacement: string | undefined,
): Finding[] {
  const problem = problemOf(replacement || company.forms?.endpoint)
  if (!problem) return []
  const line = linesWith(source, /^forms:/)[0] ?? 1
  const fix = replacement
    ? `Set ${variable} to the https address of your form service, or leave it out.`
    : 'Set forms.endpoint to the address of your form service: docs/forms.md.'
  return [{ file: source.file, line, problem, fix }]
}

function problemOf(endpoint: string | undefined) {
  if (!endpoint) return 'The estimate form sends nothing: forms.endpoint is not set.'
  if (!isEndpoint(endpoint)) return `The forms cannot be sent to "${endpoint}".`
  const isForTests = endpoint.startsWith('http:') || reservedDomains(endpoint).length > 0
  return isForTests && `The forms go to ${endpoint}, where nobody reads them.`
}
