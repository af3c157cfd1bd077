import { linesWith, type Finding, type Source } from './content'
import { reservedDomains } from './placeholders'
import { endpointAddress } from '@/lib/estimate/endpoint-address'

const variable = 'NEXT_PUBLIC_ESTIMATE_ENDPOINT'

/**
 * An estimate form that sends nothing to the business.
 *
 * @param source The file that reads the variable.
 * @param endpoint Value of the variable.
 */
export function estimateFindings(source: Source, endpoint: string | undefined): Finding[] {
  const problem = problemOf(endpoint)
  if (!problem) return []
  const line = linesWith(source, `process.env.${variable}`)[0] ?? 1
  const fix = `Set ${variable} to the https address of your form service, in the environment of the build.`
  return [{ file: source.file, line, problem, fix }]
}

function problemOf(endpoint: string | undefined) {
  if (!endpoint) return `The estimate form sends nothing: ${variable} is not set.`
  try {
    const url = endpointAddress(endpoint)
    const isForTests = url?.protocol === 'http:' || reservedDomains(endpoint).length > 0
    return isForTests && `Estimate requests go to ${endpoint}, where nobody reads them.`
  } catch {
    return `Estimate requests cannot be sent to "${endpoint}".`
  }
}
