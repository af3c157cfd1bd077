import { securityContactExpiry } from '../../lib/security-contact.mjs'
import { finding } from './finding.mjs'

/** @typedef {import('./literals.mjs').Literal} Literal */
/** @typedef {import('./finding.mjs').Finding} Finding */

const file = 'content/company.ts'
/** The security contact's yearly check is called for this long before it is due. */
const noticeDays = 60
const dayMilliseconds = 86_400_000

/**
 * What content/company.ts still lacks: an address of the site, pages of its own on the networks, the
 * owner's word for each claim, and a security contact that somebody still reads.
 *
 * @param {readonly Literal[]} literals All of content.
 * @param {Date} today
 * @returns {Finding[]}
 */
export function companyFindings(literals, today) {
  return [
    ...siteUrlFindings(textAt(literals, 'company.siteUrl')),
    ...literals.flatMap(socialFindings),
    ...literals.flatMap(claimFindings),
    ...securityContactFindings(textAt(literals, 'company.securityContactChecked'), today),
  ]
}

/** @param {readonly Literal[]} literals All of content. */
export function siteUrlOf(literals) {
  return textAt(literals, 'company.siteUrl').text
}

/** @param {readonly Literal[]} literals @param {string} path */
function textAt(literals, path) {
  const literal = literals.find((literal) => literal.file === file && literal.path === path)
  return { file, line: literal?.line ?? 1, text: String(literal?.value ?? '') }
}

/** @param {{ file: string, line: number, text: string }} siteUrl */
function siteUrlFindings(siteUrl) {
  const url = URL.canParse(siteUrl.text) ? new URL(siteUrl.text) : undefined
  if (url?.protocol === 'https:' && url.hostname !== 'localhost') return []
  return [
    finding(
      siteUrl,
      siteUrl.text ? `"${siteUrl.text}" is no address of a live site.` : 'siteUrl is missing.',
      'Set siteUrl to the https address that visitors will use.',
    ),
  ]
}

/** @param {Literal} literal */
function socialFindings(literal) {
  const { path, value } = literal
  if (!/^company\.social\.\d+\.url$/.test(path)) return []
  const url = URL.canParse(String(value)) ? new URL(String(value)) : undefined
  if (url && url.pathname !== '/') return []
  return [
    finding(
      literal,
      `${value} leads to the network, and not to the business.`,
      'Put the address of its own page there.',
    ),
  ]
}

const claims = 'company.claimsConfirmed.'

/** @param {Literal} literal */
function claimFindings(literal) {
  if (!literal.path.startsWith(claims) || literal.value === true) return []
  return [
    finding(
      literal,
      `Nobody has confirmed the claim "${literal.path.slice(claims.length)}".`,
      'Set it to true if it is true of the business; if not, take it out of the texts and of this list.',
    ),
  ]
}

/** @param {{ file: string, line: number, text: string }} checked @param {Date} today */
function securityContactFindings(checked, today) {
  const expiry = securityContactExpiry(checked.text).getTime()
  const daysLeft = Math.floor((expiry - today.getTime()) / dayMilliseconds)
  if (daysLeft >= noticeDays) return []
  return [
    finding(
      checked,
      `security.txt ${statusOf(daysLeft)}.`,
      'Make sure that the e-mail address is read, and set securityContactChecked to the day of today.',
    ),
  ]
}

/** @param {number} daysLeft NaN when there is no day to count from. */
function statusOf(daysLeft) {
  if (Number.isNaN(daysLeft)) return 'has no date to expire on'
  return daysLeft < 0 ? 'has expired' : `expires in ${daysLeft} days`
}
