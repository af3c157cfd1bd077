import { hostOf } from '../hosts/host-files'
import { hostRules } from '../hosts/host-rules'
import { hostTexts } from '../hosts/host-texts'
import { exceededLimits, limitMessage, type ExceededLimit } from '../hosts/limits'
import { headersBeforeBuild } from '../hosts/security-headers'
import { filesBelow, isPublicFile } from '../site/exported-files'
import type { Check } from './check'
import type { Company } from '@/lib/company/company-schema'
import { contentFolder, type Entry } from '@/lib/content/entries'
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
  const { forms, thirdPartyScripts } = company.fields
  const rules = hostRules(
    pages.map((page) => (page === '/' ? '/index.html' : `${page}.html`)),
    headersBeforeBuild({ formEndpoint: forms?.endpoint, thirdPartyScripts }),
    filesBelow('public').filter((file) => file.endsWith('.html') && isPublicFile(file)),
    redirects.fields.redirects,
  )
  return Object.entries(hostTexts(rules))
    .flatMap(([file, text]) => exceededLimits(file, text, environment))
    .map((limit) => ({
      ...problemOf(limit, { company, redirects }),
      ...(!hostOf(environment) && { isHint: true }),
    }))
}

function problemOf(limit: ExceededLimit, { company, redirects }: Causes): Problem {
  const message = limitMessage(limit)
  if (limit.cause === 'pages') return { file: `${contentFolder()}/articles`, line: 1, message }
  if (limit.cause === 'scripts') {
    return fieldProblem(company, ['thirdPartyScripts'], {
      message: `${message}. Say of each script what it loads from its hosts, or take one out`,
      example: 'loads: [connections, pictures]',
    })
  }
  const sizes = redirects.fields.redirects.map(({ from, to }) => encodeURI(from).length + to.length)
  const isLine = limit.unit.endsWith('in a line')
  const path = ['redirects', ...(isLine ? [sizes.indexOf(Math.max(...sizes))] : [])]
  return fieldProblem(redirects, path, { message })
}
