import { parse } from 'yaml'
import type { ContentFile, Finding } from './content'
import { wordFindings, wordsFinder } from './page-findings'
import type { Page } from './pages'

/** A service that the site came with. */
type SampleService = {
  slug: string
  /** What the name of a service has in it that takes its place. */
  name: RegExp
  /** How texts offer it. With the flags gi. */
  words: RegExp
}

const sampleServices: readonly SampleService[] = [
  {
    slug: 'pest-control',
    name: /\bpest\b/i,
    words:
      /\bgeneral pest control\b|\bpest control, (or|bed bugs?|(and )?wildlife)\b|\bants to rats\b/gi,
  },
  {
    slug: 'bed-bugs',
    name: /\bbed bug/i,
    words:
      /\bbed bug (extermination|specialists|(heat )?treatment|heat)\b|\bpest control,( and| or)? bed bugs?\b/gi,
  },
  {
    slug: 'wildlife',
    name: /\b(wildlife|animal)/i,
    words: /\bwildlife (removal|services)\b|,( and| or)? wildlife\b/gi,
  },
]

/** Advice about a pest is no offer, and a customer may tell of what is no longer offered. */
const elsewhere =
  /^content\/(articles|field-guide|tonight|reviews)\b|^out\/(articles|blog|field-guide)\b/

/** Finds where pages still offer a service that is gone from content/services.yaml. */
export function serviceFindings(
  pages: readonly Page[],
  content: readonly ContentFile[],
): Finding[] {
  const source = content.find(({ file }) => file === 'content/services.yaml')
  if (!source) return []
  const { services } = parse(source.text) as { services: { slug: string; name: string }[] }
  const finders = sampleServices
    .filter(
      (gone) => !services.some(({ slug, name }) => slug === gone.slug || gone.name.test(name)),
    )
    .map(({ words }) =>
      wordsFinder(words, {
        problem: '“{said}” is said, and no service of content/services.yaml is that.',
        fix: 'Write it without what you no longer offer.',
      }),
    )
  return wordFindings(
    pages.filter(({ file }) => !elsewhere.test(file)),
    content,
    finders,
  ).filter(({ file }) => !elsewhere.test(file))
}
