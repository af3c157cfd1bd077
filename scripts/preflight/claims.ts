import { wordsFinder, type Finder } from './page-findings'
import { knownClaims, type ClaimKey } from '@/content/claims'
import type { Company } from '@/lib/content/company-schema'

/** Finds what rests on a claim that the company's file does not make. One that nobody has confirmed is found there. */
export function claimFinders({ claims = {} }: Partial<Company>): Finder[] {
  return (Object.keys(knownClaims) as ClaimKey[])
    .filter((key) => !claims[key])
    .map((key) => {
      const find = wordsFinder(knownClaims[key].words, {
        problem: `“{said}” is said, and content/company.yaml does not claim it: ${knownClaims[key].says}`,
        fix: `Write it without that, or put ${key} back among the claims if it is true.`,
      })
      return (text) => find(withPlainMarks(text))
    })
}

/** The same length, with plain spaces and hyphens for those that keep words on one line. */
function withPlainMarks(text: string) {
  return text.replace(/[\u00A0\u202F]/g, ' ').replaceAll('\u2011', '-')
}

/** Finds a promise of privacy that a third-party script breaks. */
export function privacyFinders({ thirdPartyScript }: Partial<Company>): Finder[] {
  if (!thirdPartyScript) return []
  const words =
    /\b(no|any) (advertising or )?(tracking|cookies|trackers|analytics)\b|\bsets no cookies\b|\bwithout telling us who you are\b|\bhold only what you give\b/gi
  const problem = `“{said}” is said, and ${thirdPartyScript.src} runs on every page.`
  return [wordsFinder(words, { problem, fix: 'Say what that script does instead.' })]
}
