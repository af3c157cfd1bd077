import { hostOf } from '../hosts/host-files'
import { hostRules } from '../hosts/host-rules'
import { hostTexts } from '../hosts/host-texts'
import { limits, type Limit } from '../hosts/limits'
import { headersBeforeBuild } from '../hosts/security-headers'
import { filesBelow, isPublicFile } from '../site/exported-files'
import type { Check } from './checks'
import type { Company } from '@/lib/company/company-schema'
import type { Entry } from '@/lib/content/entries'
import { fieldProblem, type Problem } from '@/lib/content/problems'
import type { Redirect } from '@/lib/seo/redirects-schema'

type Causes = { company: Entry<Company>; redirects: Entry<{ redirects: readonly Redirect[] }> }

/** Reports content by which the rules for a host become more than it takes. Elsewhere than at that host they are hints. */
export const hostLimits: Check = ({ content, environment }) => {
  const { content: loaded, lookup } = content()
  const [company] = loaded.company.entries
  const [redirects] = loaded.redirects.entries
  if (!company || !redirects) return []
  const pages = [...lookup.pages].filter((page) => !page.includes('.'))
  const rules = hostRules({
    files: pages.map((page) => (page === '/' ? '/index.html' : `${page}.html`)),
    securityHeaders: headersFor(company.fields),
    publicPages: filesBelow('public').filter(
      (file) => file.endsWith('.html') && isPublicFile(file),
    ),
    oldAddresses: redirects.fields.redirects,
  })
  const texts = hostTexts(rules)
  const host = hostOf(environment)
  return limits
    .filter((limit) => !host || limit.host === host)
    .map((limit) => ({ ...limit, size: limit.measure(texts[limit.file]) }))
    .filter(({ size, max }) => size > max)
    .map((limit) => ({
      ...problemOf(limit, { company, redirects }),
      ...(!host && { isHint: true }),
    }))
}

function headersFor({ forms, thirdPartyScripts }: Pick<Company, 'forms' | 'thirdPartyScripts'>) {
  return headersBeforeBuild({ formEndpoint: forms?.endpoint, thirdPartyScripts })
}

function problemOf(limit: Limit & { size: number }, { company, redirects }: Causes): Problem {
  const path = limit.file.startsWith('/') ? `out${limit.file}` : limit.file
  const [actual, most] = [limit.size, limit.max].map((number) => number.toLocaleString('en-US'))
  const message = `${path} would have ${actual} ${limit.unit}, and ${limit.host} takes ${most}`
  if (limit.cause === 'scripts') return scriptProblem(message, company)
  const sizes = redirects.fields.redirects.map(({ from, to }) => encodeURI(from).length + to.length)
  const isLine = limit.unit.endsWith('in a line')
  const field = ['redirects', ...(isLine ? [sizes.indexOf(Math.max(...sizes))] : [])]
  return fieldProblem(redirects, field, { message })
}

/** The script that costs most. */
function scriptProblem(message: string, company: Entry<Company>) {
  const { forms, thirdPartyScripts } = company.fields
  const lengthWith = (scripts: Company['thirdPartyScripts']) =>
    JSON.stringify(headersFor({ forms, thirdPartyScripts: scripts })).length
  const costs = thirdPartyScripts.map(
    (_, index) => lengthWith(thirdPartyScripts) - lengthWith(thirdPartyScripts.toSpliced(index, 1)),
  )
  const cost = Math.max(...costs)
  const index = costs.indexOf(cost)
  const remedy = thirdPartyScripts[index]?.loads
    ? 'Take it, or some of its hosts, out'
    : 'Say what it loads from its hosts'
  return fieldProblem(company, ['thirdPartyScripts', index], {
    message: `${message}. This script costs most, ${cost}. ${remedy}`,
    example: 'loads: [connections, pictures]',
  })
}
