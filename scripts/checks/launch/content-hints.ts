import { claimWords } from './claim-words'
import { impossiblePhone, type Rule } from './rules'
import type { Text } from './words'
import { dialed } from '@/lib/company/phone-schema'
import type { Facts } from '@/lib/content/claims'
import type { Problem } from '@/lib/content/problems'
import { textsIn } from '@/lib/content/texts-in'
import type { Content } from '@/lib/site/content-collections'

/** The pests of the sample company's services. */
const sampleServices = [
  /\bbed ?bugs?\b/gi,
  /\btermites?\b/gi,
  /\bmosquito(es)?\b/gi,
  /\bwildlife\b/gi,
]

/** Whether a text is on a page about the company. Articles and the guide may be about pests that the company doesn't treat. */
export const isPageText = ({ file }: Text) =>
  /[\\/](pages|locations)[\\/]|navigation\.yaml$/.test(file)

export function sampleServiceRules(content: Content): Rule[] {
  const offered = content.services.entries.flatMap(({ fields }) => textsIn(fields)).join('\n')
  if (offered === '') return []
  return sampleServices
    .filter((pattern) => offered.search(pattern) < 0)
    .map((pattern) => ({
      pattern,
      message: '“{found}” is in none of your services: take it out, or offer it',
      isHint: true,
    }))
}

/** Rules for the words of claims that the company doesn't make. */
export function claimRules(facts: Facts): Rule[] {
  return Object.entries(claimWords)
    .filter(([claim]) => Object.hasOwn(facts, claim) && facts[claim] === undefined)
    .map(([claim, pattern]) => ({
      pattern,
      message: `“{found}” claims “${claim}”, which is not among the claims of company.yaml: take it out, or write it as ((${claim}? …))`,
      isHint: true,
    }))
}

/** Hints at a privacy policy that doesn't name the form service, the third-party scripts, or the site of a video. */
export function policyProblems(content: Content, facts: Facts): Problem[] {
  const [policy] = content['pages/privacy-policy'].entries
  if (!policy) return []
  const text = textsIn(policy.fields).join('\n')
  const services = [
    [
      'form-service',
      facts['form-service'] ?? facts['form-host'],
      'the service that gets the forms',
    ],
    ['third-party-script', facts['third-party-script'], 'the scripts of other companies'],
    ['video-host', facts['video-host'], 'the site from which a video plays'],
  ] as const
  return services
    .filter(([, words]) => typeof words === 'string' && !text.includes(words))
    .map(([key, , service]) => ({
      file: policy.file,
      line: 1,
      message: `The privacy policy doesn’t name ${service}: add ((${key})), or the same in your lawyer’s words`,
      isHint: true,
    }))
}

/** Numbers with the area codes of Central Ohio. */
const sampleNumbers = /\(?\b(?:220|380|614|740)(?:\) ?|[-.])\d{3}[-.]\d{4}\b/g

/** Hints at numbers of the sample's state that a text still names, if the company is in another one. */
export function sampleNumberHints({ company }: Content, texts: readonly Text[]): Problem[] {
  if (company.entries.every(({ fields }) => fields.region.state === sampleState)) return []
  const known = new Set(textsIn(company.entries.map(({ fields }) => fields)).map(dialed))
  return texts.flatMap(({ file, line, text }) =>
    (text.match(sampleNumbers) ?? [])
      .filter((number) => !known.has(dialed(number)) && number.search(impossiblePhone) < 0)
      .map((number) => ({
        file,
        line,
        message: `${number} is a number of ${sampleState}, and not yours: put the one for where you work`,
        isHint: true as const,
      })),
  )
}

const sampleState = 'Ohio'
