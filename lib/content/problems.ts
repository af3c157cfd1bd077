/** Something that keeps the site from being built, or must not go live. */
export type Problem = {
  /** Path from the root of the repository: content/articles/<slug>.md. */
  file: string
  /** From 1. */
  line: number
  /** Name of the field, such as "questions[2].answer". Left out for the Markdown and for the whole file. */
  field?: string | undefined
  /** What is wrong, and what to do if the example doesn't show it. No period at the end. */
  message: string
  /** A correct value, as it would be written in the file. */
  example?: string | undefined
  /** A hint stops neither the build nor the launch. */
  isHint?: true
}

/** A problem without file and line. */
export type ValueProblem = Pick<Problem, 'message' | 'example'>

/** The keys and indices that lead to a field. */
export type Path = readonly PropertyKey[]

/** The line of a field, from 1, or of its parent where it is missing. */
export type LineOf = (path: Path) => number

/** A problem as one line: "content/articles/ants.md:7  date: “11/21/2026” is not a date. Example: 2026-11-21". */
export function problemLine(problem: Problem): string {
  return `${problem.file}:${problem.line}  ${problemText(problem)}`
}

/** All problems as lines. A problem that a file has several times is one line. */
export function problemLines(problems: readonly Problem[]): string[] {
  const repetitions = new Map<string, Problem[]>()
  for (const problem of problems) {
    const key = `${problem.file} ${problemText(problem)}`
    const same = repetitions.get(key)
    if (same) same.push(problem)
    else repetitions.set(key, [problem])
  }
  return [...repetitions.values()].flatMap((same) => {
    const [problem] = same
    if (!problem) return []
    const [, ...others] = new Set(same.map(({ line }) => line))
    if (others.length === 0) return problemLine(problem)
    return problemLine({
      ...problem,
      message: `${problem.message}. Also in line ${others.join(', ')}`,
    })
  })
}

/** A problem as text, without file and line. */
function problemText({ field, message, example }: Problem): string {
  const remedy = example === undefined ? '' : ` Example: ${example}`
  const end = message.endsWith('?') ? '' : '.'
  return `${field ? `${field}: ` : ''}${message}${end}${remedy}`
}

/** Adds file, line and name of the field to a problem. */
export function fieldProblem(
  { file, lineOf }: { file: string; lineOf: LineOf },
  path: Path,
  problem: ValueProblem,
): Problem {
  return { file, line: lineOf(path), field: fieldName(path) || undefined, ...problem }
}

/** The name of a field from its path: questions[2].answer, counted from 1 as a writer counts. */
export function fieldName(path: Path): string {
  const parts = path.map((part) =>
    typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`,
  )
  return parts.join('').replace(/^\./, '')
}
