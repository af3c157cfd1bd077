/** Something in a content file that keeps the site from being built. */
export type Finding = {
  /** Path from the root of the repository: content/articles/<slug>.md. */
  file: string
  /** From 1. */
  line: number
  /** Name of the field, such as "questions[2].answer". Left out where it is the text or the whole file. */
  field?: string
  /** What is wrong, without a period at its end. */
  message: string
  /** What is right, as it would stand in the file. */
  example?: string
  /** The date is later than today. A computer's clock may be wrong, which must not stop a build. */
  isClockDependent?: true
}

/** Thrown by the readers of content. Its message lists everything that is wrong. */
export class ContentError extends Error {
  constructor(readonly findings: readonly Finding[]) {
    super(findings.map(findingLine).join('\n'))
    this.name = 'ContentError'
  }
}

/** @throws ContentError when there is any finding. */
export function rejectFindings(findings: readonly Finding[]) {
  if (findings.length > 0) throw new ContentError(findings)
}

/** A finding as one line: "content/articles/ants.md:7  date: “11/21/2026” is not a date. Example: 2026-11-21". */
export function findingLine({ file, line, field, message, example }: Finding): string {
  const problem = `${file}:${line}  ${field ? `${field}: ` : ''}${message}.`
  return example === undefined ? problem : `${problem} Example: ${example}`
}

/** The message for a name of something that is not there, with the names that would be right. */
export function unknownName(name: string, known: Iterable<string>): string {
  const names = [...known].sort().join(', ')
  return `there is no ${name}: take it out${names && `, or name one of ${names}`}`
}

/** The name of a field from its path: questions[2].answer, counted from 1 as a writer counts. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => {
      if (typeof part === 'number') return `[${part + 1}]`
      return index === 0 ? String(part) : `.${String(part)}`
    })
    .join('')
}
