import { linesWith, textsIn, type ContentFile, type Finding } from './content'

/**
 * What the site came with and no business can keep: telephone numbers that nobody has, addresses
 * reserved for examples, and the name of the company that does not exist.
 */
export function placeholderFindings(file: ContentFile): Finding[] {
  const found = textsIn(file.values).flatMap(findPlaceholders)
  // What a text takes from another file, as `${company.name}`, is found there.
  return found.flatMap(({ words, problem, fix }) =>
    linesWith(file, words).map((line) => ({ file: file.file, line, problem, fix })),
  )
}

/** The same in any text. */
export function findPlaceholders(text: string): (Placeholder & { index: number })[] {
  return [...phoneNumbers(text), ...reservedDomains(text), ...companyDetails(text)].map(
    (placeholder) => ({ ...placeholder, index: text.indexOf(placeholder.words) }),
  )
}

type Placeholder = Pick<Finding, 'problem' | 'fix'> & { words: string }

/** Ten digits in the usual groups, with or without the country code. */
const phone = /(?<![\d/]|[a-z]-|\d-)(?:\+?1[ .-]?)?\(?(\d{3})\)?[ .-]?(\d{3})[ .-]?(\d{4})(?!\d)/g

/**
 * The North American plan keeps 555-0100 to 555-0199 for fiction, gives out no area code 555, and lets
 * neither the area code nor the three digits after it begin with 0 or 1.
 */
function phoneNumbers(text: string): Placeholder[] {
  return [...text.matchAll(phone)]
    .filter(([, area = '', exchange = '', line = '']) => {
      const isFiction = exchange === '555' && line.startsWith('01')
      return isFiction || area === '555' || /^[01]/.test(area) || /^[01]/.test(exchange)
    })
    .map(([number]) => ({
      words: number.trim(),
      problem: `${number.trim()} is a telephone number that nobody can have.`,
      fix: 'Put the number of the business.',
    }))
}

const reserved =
  /\b(?:[\w-]+\.)*(?:example\.(?:com|org|net|edu)|[\w-]+\.(?:example|invalid|test))\b/gi

/** RFC 2606 and RFC 6761 keep these names for examples: a letter to them arrives nowhere. */
export function reservedDomains(text: string): Placeholder[] {
  return [...text.matchAll(reserved)].map(([domain]) => ({
    words: domain,
    problem: `${domain} is a name reserved for examples.`,
    fix: 'Put the address of the business.',
  }))
}

const sampleName = 'Central Ohio Pest Control'

function companyDetails(text: string): Placeholder[] {
  if (!text.includes(sampleName)) return []
  const problem = 'Here stands the placeholder name.'
  return [{ words: sampleName, problem, fix: 'Put the name of the business.' }]
}
