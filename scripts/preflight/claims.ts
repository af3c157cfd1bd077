import { wordsFinder, type Finder } from './page-findings'
import type { ClaimKey } from '@/content/claims'
import type { Company } from '@/lib/content/company-schema'

/** A claim about the business, as the pages make it. */
type SaidClaim = {
  /** The claim itself, for the owner. */
  says: string
  /** How texts put it. With the flags gi. */
  words: RegExp
}

/**
 * Every claim that the site came with, and the words by which it is known on a finished page. The list stands here and
 * not in content/, because a claim that is taken out of the company's file must still be found where it is said.
 */
export const saidClaims: Readonly<Record<ClaimKey, SaidClaim>> = {
  'same-day': {
    says: 'somebody can come on the day of the call',
    words: /\bsame-day\b|\b(we|somebody) (can|could|will) come (out )?(today|the same day)\b/gi,
  },
  'answered-24-7': {
    says: 'the phone is answered at any hour, and emergencies are served at once',
    words:
      /24\/7|\bday and night\b|\bday or night\b|\baround the clock\b|\bat any hour\b|\bemergency (service|visit)|\ball night and\b|\ba person picks up\b/gi,
  },
  'heat-treatment': {
    says: 'bed bugs are treated with heat',
    words:
      /\bheat[- ]treat\w*|\bheat job\b|\bwhole-room heat\b|\b(hold|before|for) (the )?heat\b|\bthe heat (gets|there|goes|reaches|arrives|long)\b/gi,
  },
  'no-contracts': {
    says: 'no customer has to sign a contract',
    words: /\b(no|without( a)?|don[’']t do) contracts?\b/gi,
  },
  guarantee: {
    says: 'the work is guaranteed',
    words:
      /\b100% satisfaction\b|\b(satisfaction|service|money-back) guarantee|\btreat again\b|\bagain at no charge\b|\bcosts you nothing\b/gi,
  },
  'unmarked-vehicles': {
    says: 'the vehicles have no name on them',
    words:
      /\bunmarked\b|\bname on (it|them)\b|\bcarr(y|ies) no name\b|\bnothing on the vehicle\b/gi,
  },
  'eco-friendly': {
    says: 'there are eco-friendly options',
    words: /\b(eco|environmentally)[- ]friendly\b/gi,
  },
  'licensed-agriculture': {
    says: 'the state has licensed the business for pesticides',
    words:
      /\blicensed by the\b|\blicensed and insured\b|\bpesticide licenses come from\b|: licensed,/gi,
  },
  'licensed-wildlife': {
    says: 'the state has licensed the business for nuisance wild animals',
    words: /\bwe hold that license\b/gi,
  },
  insured: {
    says: 'the business is insured',
    words: /\binsured\b/gi,
  },
  'family-owned': {
    says: 'a family owns the business',
    words: /\bfamily[- ]owned\b|\ba family company\b/gi,
  },
  years: {
    says: 'the years in business',
    words: /\b\d+\+ years\b/gi,
  },
  customers: {
    says: 'the number of customers',
    words: /[\d,]+\+ (happy |satisfied )?customers\b/gi,
  },
  rating: {
    says: 'the rating',
    words: /\btop-rated\b|\b[1-5]\.\d\/5/gi,
  },
  'reply-time': {
    says: 'every message is answered within a time',
    words: /\b(reply|answer|contact|touch|e-mail you|call you)[^.]{0,40} within \d+ hours?\b/gi,
  },
  'affiliation-task-force': {
    says: 'the business belongs to a bed bug task force',
    words: /\btask force\b/gi,
  },
  'affiliation-university': {
    says: 'the business is affiliated with a university',
    words: /\baffiliated with the entomology\b|\buniversity entomology\b/gi,
  },
}

/** Finds what rests on a claim that the company's file does not make. One that nobody has confirmed is found there. */
export function claimFinders({ claims = {} }: Partial<Company>): Finder[] {
  return (Object.keys(saidClaims) as ClaimKey[])
    .filter((key) => !claims[key])
    .map((key) =>
      wordsFinder(saidClaims[key].words, {
        problem: `“{said}” says that ${saidClaims[key].says}, which content/company.yaml does not claim.`,
        fix: `Write it without that, or put ${key} back among the claims if it is true.`,
      }),
    )
}

/** Finds a promise of privacy that a third-party script breaks. */
export function privacyFinders({ thirdPartyScript }: Partial<Company>): Finder[] {
  if (!thirdPartyScript) return []
  const words =
    /\b(no|any) (advertising or )?(tracking|cookies|trackers|analytics)\b|\bsets no cookies\b/gi
  const problem = `“{said}” is said, and ${thirdPartyScript.src} runs on every page.`
  return [wordsFinder(words, { problem, fix: 'Say what that script does instead.' })]
}
