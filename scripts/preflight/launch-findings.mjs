import { companyFindings } from './company.mjs'
import { estimateFindings } from './estimate.mjs'
import { literalsOf } from './literals.mjs'
import { placeholderFindings } from './placeholders.mjs'
import { reviewFindings } from './reviews.mjs'

/**
 * All that would embarrass the owner of a site that goes live as it is.
 *
 * @param {object} site
 * @param {readonly import('./literals.mjs').Source[]} site.content Files of content.
 * @param {import('./literals.mjs').Source} site.endpointSource The file that reads the endpoint.
 * @param {string | undefined} site.endpoint Value of NEXT_PUBLIC_ESTIMATE_ENDPOINT.
 * @param {Date} site.today
 * @returns {import('./finding.mjs').Finding[]} By file and line, each line's problem once.
 */
export function launchFindings({ content, endpointSource, endpoint, today }) {
  const literals = content.flatMap(literalsOf)
  const findings = [
    ...companyFindings(literals, today),
    ...literals.flatMap(placeholderFindings),
    ...literals.flatMap(reviewFindings),
    ...estimateFindings(endpointSource, endpoint),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  return findings.filter((finding, index) => findings.findIndex(isLike(finding)) === index)
}

/** A number that is shown and dialed stands twice on its line, and is mended at once. */
function isLike(/** @type {import('./finding.mjs').Finding} */ { file, line, mend }) {
  return (/** @type {import('./finding.mjs').Finding} */ other) =>
    other.file === file && other.line === line && other.mend === mend
}
