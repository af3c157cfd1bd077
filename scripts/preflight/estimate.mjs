import { checkedEndpoint } from '../../lib/checked-endpoint.mjs'
import { finding } from './finding.mjs'
import { reservedDomains } from './placeholders.mjs'

const variable = 'NEXT_PUBLIC_ESTIMATE_ENDPOINT'

/**
 * An estimate form that hands nothing on to the business.
 *
 * @param {import('./literals.mjs').Source} source The file that reads the variable.
 * @param {string | undefined} endpoint Value of the variable.
 * @returns {import('./finding.mjs').Finding[]}
 */
export function estimateFindings({ file, text }, endpoint) {
  const problem = problemOf(endpoint)
  if (!problem) return []
  const line = text.split('\n').findIndex((line) => line.includes(`process.env.${variable}`)) + 1
  return [
    finding(
      { file, line: Math.max(line, 1) },
      problem,
      `Set ${variable} to the https address of your form service, in the environment of the build.`,
    ),
  ]
}

/** @param {string | undefined} endpoint */
function problemOf(endpoint) {
  if (!endpoint) return `The estimate form sends nothing: ${variable} is not set.`
  try {
    const url = checkedEndpoint(endpoint)
    const isForTests = url?.protocol === 'http:' || reservedDomains(endpoint).length > 0
    return isForTests && `Estimate requests go to ${endpoint}, where nobody reads them.`
  } catch {
    return `Estimate requests cannot be sent to "${endpoint}".`
  }
}
