import { fieldProblem, type Problem } from '@/lib/content/problems'
import type { Content } from '@/lib/content/registry'
import { colorProblem } from '@/lib/images/contrast'
import { logoProblem } from '@/lib/images/logo-file'

/** Colors in which something could not be read, and drawings that could not be shown. */
export function brandProblems({ company }: Content): Problem[] {
  return company.entries.flatMap((entry) => {
    const { brand } = entry.fields
    if (!brand) return []
    const { color, signal, logo } = brand
    const found = [
      { path: ['color'], problem: colorProblem('color', color) },
      { path: ['signal'], problem: colorProblem('signal', signal) },
      ...(['file', 'icon'] as const).map((field) => ({
        path: ['logo', field],
        problem: logo?.[field] && logoProblem(logo[field]),
      })),
    ]
    return found.flatMap(({ path, problem }) =>
      problem ? [fieldProblem(entry, ['brand', ...path], problem)] : [],
    )
  })
}
