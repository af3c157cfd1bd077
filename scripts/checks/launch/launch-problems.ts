import { companyProblems, sampleProblems, serviceTermsProblems } from './field-problems'
import { claimRules, wordRules, type Rule } from './word-rules'
import { type Facts, lacksClaim, resolveText, textsIn, textsWithPath } from '@/lib/content/claims'
import type { Source } from '@/lib/content/entries'
import type { Problem } from '@/lib/content/problems'
import type { Environment } from '@/lib/seo/site-address'
import type { Content } from '@/lib/site/content-collections'

/** Problems of valid content that must not go live, such as sample texts, and hints at missing facts. */
export function launchProblems(
  { content, facts }: { content: Content; facts: Facts },
  environment: Environment,
  today: Date,
): Problem[] {
  const { claims: _, ...shownContent } = content
  const { company, reviews: _reviews, ...ownWords } = shownContent
  const { articles, locations } = content
  const texts = textsOf(shownContent, facts)
  const placeTexts = locations.entries.flatMap(({ fields }) => textsIn(fields))
  const hiddenArticles = articles.entries.filter(({ fields }) => lacksClaim(fields, facts))
  const hiddenFiles = new Set(hiddenArticles.map(({ file }) => file))
  const claimTexts = textsOf(ownWords, facts).filter(({ file }) => !hiddenFiles.has(file))
  return [
    ...wordProblems(claimTexts, claimRules(facts)),
    ...policyProblems(content, facts),
    ...company.entries.flatMap((entry) => [
      ...companyProblems(entry, environment, today),
      ...wordsOnce(wordProblems(texts, wordRules(entry.fields, placeTexts, today)), entry.file),
      ...content['service-terms'].entries.flatMap((terms) =>
        serviceTermsProblems(terms, entry.fields),
      ),
    ]),
    ...Object.values(content).flatMap(({ entries }) =>
      entries.flatMap((entry) => [...sampleProblems(entry)]),
    ),
  ]
}

/** Without the placeholders of the company on pages that take them from its file. */
function wordsOnce(problems: readonly Problem[], companyFile: string) {
  const ofCompany = problems.filter(({ file }) => file === companyFile)
  return problems.filter(
    ({ file, message }) =>
      file === companyFile ||
      !/^“Your (Company|Town|Region|State|County)”/.test(message) ||
      ofCompany.every((other) => other.message !== message),
  )
}

type Text = { file: string; line: number; text: string }

/** All texts of the content with facts inserted: fields, and Markdown line by line. Titles of sources are left out, because others wrote them. */
function textsOf(content: Partial<Content>, facts: Facts): Text[] {
  const sources: readonly Source[] = Object.values(content).flatMap(
    (collection) => collection.sources,
  )
  return sources.flatMap(({ file, values, lineOf, body }) => [
    ...textsWithPath(values)
      .filter(({ path }) => !path.includes('sources'))
      .map(({ path, text }) => ({ file, line: lineOf(path), text })),
    ...linesOf(body ?? '', facts).map(({ line, text }) => ({ file, line, text })),
  ])
}

/** The lines of a Markdown text. Numbers are added before facts are inserted, because that can remove lines. */
function linesOf(body: string, facts: Facts) {
  const numbered = body.split('\n').map((line, index) => `${index + 1}\t${line}`)
  return resolveText(numbered.join('\n'), facts)
    .split('\n')
    .map((line) => {
      const [, number, text = line] = /^(\d+)\t(.*)/.exec(line) ?? []
      return { line: Number(number), text }
    })
}

function wordProblems(texts: readonly Text[], rules: readonly Rule[]): Problem[] {
  return texts.flatMap(({ file, line, text }) =>
    rules.flatMap(({ pattern, isMeant = () => true, message, ...kind }) =>
      [...text.matchAll(pattern)]
        .filter(([found]) => isMeant(found))
        .map(([found]) => ({
          ...kind,
          file,
          line,
          message: message.replace('{found}', found.trim()),
        })),
    ),
  )
}

/** Hints at a privacy policy that doesn't name the form service or the third-party scripts. */
function policyProblems(content: Content, facts: Facts): Problem[] {
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
