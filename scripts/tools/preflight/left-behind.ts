import { claimWords } from './claim-words'
import type { Rule } from './rules'
import type { Text } from './words'
import type { Facts } from '@/lib/content/claims'
import type { Loaded } from '@/lib/content/entries'
import type { Problem } from '@/lib/content/problems'
import { textsIn } from '@/lib/content/texts-in'
import type { Content } from '@/lib/content.config'

/** What the services of the sample treat, each by its plain words. */
const sampleServices = [
  /\bbed ?bugs?\b/gi,
  /\btermites?\b/gi,
  /\bmosquito(es)?\b/gi,
  /\bwildlife\b/gi,
]

/** Texts of the site itself. An article, or a page about an animal, may be about what nobody here treats. */
export const isOfPages = ({ file }: Text) =>
  /[\\/](pages|locations)[\\/]|navigation\.yaml$/.test(file)

/** Words of services that came with this repository and that the company does not offer. */
export function serviceRules(content: Content): Rule[] {
  const offered = content.services.entries.flatMap(({ fields }) => textsIn(fields)).join('\n')
  if (offered === '') return []
  return sampleServices
    .filter((words) => offered.search(words) < 0)
    .map((words) => ({
      words,
      message: '“{said}” is in none of your services: take it out, or offer it',
      isHint: true,
    }))
}

/** The plain words of claims that the company does not make. */
export function claimRules(facts: Facts): Rule[] {
  return Object.entries(claimWords)
    .filter(([claim]) => Object.hasOwn(facts, claim) && facts[claim] === undefined)
    .map(([claim, words]) => ({
      words,
      message: `“{said}” claims “${claim}”, which is not among the claims of company.yaml: take it out, or write it as ((${claim}? …))`,
      isHint: true,
    }))
}

/** A privacy policy that does not say who gets what visitors write, or which script of another company runs. */
export function policyProblems(content: Content, facts: Facts): Problem[] {
  const [policy] = content['pages/privacy-policy'].entries
  if (!policy) return []
  const said = textsIn(policy.fields).join('\n')
  const receiver = facts['form-service'] ?? facts['form-host']
  const unnamed = [
    { words: receiver, what: 'the service that gets the forms', key: 'form-service' },
    {
      words: facts['third-party-script'],
      what: 'the script of another company',
      key: 'third-party-script',
    },
  ]
  return unnamed
    .filter(({ words }) => typeof words === 'string' && !said.includes(words))
    .map(({ what, key }) => ({
      file: policy.file,
      line: 1,
      message: `The privacy policy doesn’t name ${what}: add ((${key})), or the same in your lawyer’s words`,
      isHint: true,
    }))
}

/** Questions of the identification key that no answer leads to. */
export function unreachedQuestions({ 'identification-key': key }: Content): Problem[] {
  return key.entries.flatMap(({ file, fields, lineOf }) => {
    const { start, questions } = fields
    const reached = new Set<string>()
    const next = [start]
    // The list grows while it is walked.
    for (const { options } of next) {
      for (const { question: name = '' } of options) {
        const question = questions[name]
        if (!question || reached.has(name)) continue
        reached.add(name)
        next.push(question)
      }
    }
    return Object.keys(questions)
      .filter((name) => !reached.has(name))
      .map((name) => ({
        file,
        line: lineOf(['questions', name]),
        message: `No answer leads to the question “${name}”: take it out, or let one lead to it`,
        isHint: true as const,
      }))
  })
}

const sampleState = 'Ohio'
const sampleCounties = ['Franklin', 'Delaware', 'Fairfield', 'Licking', 'Union']

/** Sources and health offices of the sample's state, on which texts of a company elsewhere rest. */
export function foreignSources(content: Content): Problem[] {
  const [company] = content.company.entries
  if (!company || company.fields.region.state === sampleState) return []
  const { state } = company.fields.region
  const rows: readonly Loaded[] = Object.values(content)
  const ofState = rows
    .flatMap((row) => row.entries)
    .flatMap(({ file, fields, lineOf }) => {
      const { sources } = fields as { sources?: unknown }
      const list = Array.isArray(sources) ? (sources as { title?: string }[]) : []
      return list.flatMap(({ title = '' }, index): Problem[] => {
        if (!title.includes(sampleState)) return []
        const message = `This source is of ${sampleState}: name one of ${state}, and see whether the text still holds`
        return [{ file, line: lineOf(['sources', index]), message, isHint: true }]
      })
    })
  const ofCounties = content.offices.entries.flatMap(({ file, fields, lineOf }) =>
    fields.offices.flatMap(({ name, counties }, index): Problem[] => {
      const isOfSample =
        counties.length > 0 && counties.every((one) => sampleCounties.includes(one))
      if (!isOfSample) return []
      const message = `${name} is an office of ${sampleState}: put that of ${state}`
      return [{ file, line: lineOf(['offices', index]), message, isHint: true }]
    }),
  )
  return [...ofState, ...ofCounties]
}
