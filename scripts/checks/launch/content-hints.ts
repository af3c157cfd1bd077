import { claimWords } from './claim-words'
import type { Rule } from './rules'
import type { Facts } from '@/lib/content/claims'
import type { Problem } from '@/lib/content/problems'
import { textsIn } from '@/lib/content/texts-in'
import type { Content } from '@/lib/site/content-collections'

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

/** Hints at a privacy policy that doesn't name the form service or the third-party scripts. */
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
