import { LineCounter, parseDocument, type Scalar, type YAMLMap } from 'yaml'
import type { ContentFile, Finding } from './content'
import type { Terms } from '@/lib/services/service-terms-schema'

/** What only the owner knows, by its field: the words for what the site does not say without it. */
const ownersFields = {
  range: 'what the work usually costs',
  visitLength: 'how long a visit takes',
  guaranteeLength: 'how long the guarantee lasts',
  methods: 'how one can pay',
} satisfies Partial<Record<keyof Terms, string>>

type Services = YAMLMap<Scalar<string>, YAMLMap<Scalar<string>> | null>

/** The owner's fields that are empty, each at its line, or at its service's where the field is not there at all. */
export function serviceTermsFindings({ file, text }: ContentFile): Finding[] {
  if (file !== 'content/service-terms.yaml') return []
  const lines = new LineCounter()
  const services = parseDocument<Services>(text, { lineCounter: lines }).contents?.items ?? []
  return services.flatMap(({ key: slug, value: facts }) =>
    Object.entries(ownersFields)
      .filter(([field]) => (facts?.get(field) ?? null) === null)
      .filter(([field]) => field !== 'guaranteeLength' || facts?.get('guarantee'))
      .map(([field, what]) => {
        const key = facts?.items.find(({ key }) => key.value === field)?.key ?? slug
        const { line } = lines.linePos(key.range?.[0] ?? 0)
        const problem = `The site doesn’t say ${what}.`
        const fix = `Write it behind ${field}, or false to leave it out.`
        // Visitors look for the price first: it is said, or left out on purpose.
        return { file, line, problem, fix, ...(field !== 'range' && { isHint: true as const }) }
      }),
  )
}
