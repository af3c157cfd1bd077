/** Cloudflare's limits: https://developers.cloudflare.com/pages/configuration/redirects/ */
const maxStaticRules = 2_000
const maxDynamicRules = 100

/** @typedef {{ from: string, to: string, status: number }} Line */

/**
 * The _redirects file that Cloudflare and Netlify read. Cloudflare obeys it before it looks for a file,
 * so each known page has a line of its own before the one for unknown names.
 *
 * @param {import('../host-rules.mjs').HostRules} rules
 * @throws When a page would be out of reach, or Cloudflare would leave out lines.
 */
export function redirectsFile({ pages, redirects, unknown }) {
  /** @type {Line[]} */
  const lines = [
    ...redirects,
    ...unknown.flatMap(({ folder, known }) => known.flatMap((name) => keep(`${folder}/${name}`))),
    ...unknown.map(({ folder, to, status }) => ({ from: `${folder}/:name`, to, status })),
  ]
  checkPagesInReach(lines, pages)
  checkCounts(lines)
  return `${lines.map(({ from, to, status }) => `${from} ${to} ${status}`).join('\n')}\n`
}

/** @param {string} page @returns {Line[]} */
function keep(page) {
  return [
    { from: page, to: page, status: 200 },
    { from: `${page}.html`, to: page, status: 301 },
  ]
}

/**
 * @param {readonly Line[]} lines
 * @param {readonly string[]} pages
 * @throws Naming the page whose address leads to another one.
 */
export function checkPagesInReach(lines, pages) {
  const firstFor = matcherOf(lines)
  for (const page of pages) {
    for (const address of [page, `${page}.html`]) {
      const first = firstFor(address)
      if (first && first.to !== page) {
        throw new Error(`_redirects: ${address} is a page, and leads to ${first.to}`)
      }
    }
  }
}

/**
 * Finds the first line for an address. Most lines are an address themselves, of which there may be
 * thousands, so only the patterns are tried one after the other.
 *
 * @param {readonly Line[]} lines
 * @returns {(address: string) => Line | undefined}
 */
function matcherOf(lines) {
  const numbered = lines.map((line, number) => ({ ...line, number }))
  const exact = new Map(numbered.toReversed().map((line) => [line.from, line]))
  const patterns = numbered
    .filter(isPattern)
    .map((line) => ({ ...line, expression: expressionOf(line.from) }))
  return (address) => {
    const line = exact.get(address)
    const pattern = patterns.find(({ expression }) => expression.test(address))
    if (!line || !pattern) return line ?? pattern
    return line.number < pattern.number ? line : pattern
  }
}

/** @param {Line} line */
const isPattern = ({ from }) => /[*:]/.test(from)

/** @param {string} pattern */
function expressionOf(pattern) {
  const expression = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${expression}$`)
}

/** @param {readonly Line[]} lines */
function checkCounts(lines) {
  const dynamicRules = lines.filter(isPattern).length
  const staticRules = lines.length - dynamicRules
  if (staticRules > maxStaticRules || dynamicRules > maxDynamicRules) {
    throw new Error(
      `_redirects: ${staticRules} lines and ${dynamicRules} patterns, of which Cloudflare reads ${maxStaticRules} and ${maxDynamicRules}`,
    )
  }
}
