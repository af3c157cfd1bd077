import { finding } from './finding.mjs'

/**
 * What the site came with and no business can keep: telephone numbers that nobody has, addresses
 * reserved for examples, and the name and street of the company that does not exist.
 *
 * @param {import('./literals.mjs').Literal} literal
 * @returns {import('./finding.mjs').Finding[]}
 */
export function placeholderFindings(literal) {
  const { value } = literal
  if (typeof value !== 'string') return []
  const found = [...phoneNumbers(value), ...reservedDomains(value), ...companyDetails(literal)]
  return found.map(({ problem, mend }) => finding(literal, problem, mend))
}

/** Ten digits in the usual groups, with or without the country code. */
const phone = /(?<!\d)(?:\+?1[ .-]?)?\(?(\d{3})\)?[ .-]?(\d{3})[ .-]?(\d{4})(?!\d)/g

/**
 * The North American plan keeps 555-0100 to 555-0199 for fiction, gives out no area code 555, and lets
 * neither the area code nor the three digits after it begin with 0 or 1.
 *
 * @param {string} text
 */
function phoneNumbers(text) {
  return [...text.matchAll(phone)]
    .filter(([, area = '', exchange = '', line = '']) => {
      const isFiction = exchange === '555' && line.startsWith('01')
      return isFiction || area === '555' || /^[01]/.test(area) || /^[01]/.test(exchange)
    })
    .map(([number]) => ({
      problem: `${number.trim()} is a telephone number that nobody can have.`,
      mend: 'Put the number of the business.',
    }))
}

const reserved =
  /\b(?:[\w-]+\.)*(?:example\.(?:com|org|net|edu)|[\w-]+\.(?:example|invalid|test))\b/gi

/**
 * RFC 2606 and RFC 6761 keep these names for examples: a letter to them arrives nowhere.
 *
 * @param {string} text
 */
export function reservedDomains(text) {
  return [...text.matchAll(reserved)].map(([domain]) => ({
    problem: `${domain} is a name reserved for examples.`,
    mend: 'Put the address of the business.',
  }))
}

const companyName = 'Central Ohio Pest Control'
const street = '123 Main Street'

/** @param {import('./literals.mjs').Literal} literal */
function companyDetails({ path, value }) {
  const text = String(value)
  const isWordmark = path === 'company.wordmark.0' && text === 'Central Ohio'
  return [
    ...(text.includes(companyName) || isWordmark
      ? [{ problem: 'Here stands the placeholder name.', mend: 'Put the name of the business.' }]
      : []),
    ...(text.includes(street)
      ? [{ problem: 'Here stands the placeholder street.', mend: 'Put the street of the office.' }]
      : []),
  ]
}
