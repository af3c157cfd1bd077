import { finding } from './finding.mjs'

/**
 * Reviews that no customer has written.
 *
 * @param {import('./literals.mjs').Literal} literal
 * @returns {import('./finding.mjs').Finding[]}
 */
export function reviewFindings(literal) {
  if (!/(^|\.)sample$/.test(literal.path) || literal.value !== true) return []
  return [
    finding(
      literal,
      'This review is a sample.',
      'Put what a customer wrote, with their name and consent, and sample: false.',
    ),
  ]
}
