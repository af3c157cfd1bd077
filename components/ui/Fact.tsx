import type { ReactNode } from 'react'

/** One entry of a description list. What has no words shows nothing, not even its term. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="grid break-inside-avoid gap-0.5 py-3">
      <dt className="font-semibold">{term}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  )
}
