import { isMap, LineCounter, parseDocument, visit, type YAMLMap } from 'yaml'
import type { ContentFile, Finding } from './content'

/** Reviews that no customer has written, or of which nobody can tell where. */
export function reviewFindings({ file, text }: ContentFile): Finding[] {
  if (file !== 'content/reviews.yaml') return []
  const lines = new LineCounter()
  const findings: Finding[] = []
  visit(parseDocument(text, { lineCounter: lines }), {
    Map(_, review) {
      if (!review.has('quote')) return
      const isSample = review.get('sample') === true
      const found = isSample ? sampleProblem : sourceProblem(review)
      const { range } = (isSample && review.get('sample', true)) || review
      if (found) findings.push({ file, line: lines.linePos(range?.[0] ?? 0).line, ...found })
    },
  })
  return findings
}

const sampleProblem = {
  problem:
    'This review is a sample. The law forbids publishing reviews that no customer wrote (16 CFR 465.2).',
  fix: 'Put what a customer wrote, with their name and consent, and sample: false.',
}

function sourceProblem(review: YAMLMap): Pick<Finding, 'problem' | 'fix'> | undefined {
  const source = review.get('source')
  if (!isMap(source) || !source.get('name')) {
    return {
      problem:
        'This review says nowhere where a customer wrote it. The law forbids reviews that none wrote (16 CFR 465.2).',
      fix: 'Name it behind source, with its address, or take the review out.',
    }
  }
  const url = String(source.get('url') ?? '')
  if (!URL.canParse(url) || new URL(url).pathname !== '/') return undefined
  return {
    problem: `${url} leads to a whole site, and not to the review.`,
    fix: 'Put the address of the review itself, or of the page with all of yours.',
  }
}
