import type { ReactNode } from 'react'

/** One entry of a description list. What has no words shows nothing, not even its term. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="break-inside-avoid border-t border-line py-2 sm:py-3.5 print:py-1">
      <dt className="font-semibold">{term}</dt>
      <dd className="pt-0.5 text-ink-soft">{children}</dd>
    </div>
  )
}
