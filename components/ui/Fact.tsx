import type { ReactNode } from 'react'

/** One entry of a description list. What has no words shows nothing, not even its term. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (Array.isArray(children) ? children.length === 0 : !children) return null
  return (
    <div className="break-inside-avoid border-t border-line py-2 sm:py-3.5 print:py-1">
      {/* On a phone both begin on one line. */}
      <dt className="inline font-semibold after:[content:':_'] sm:block sm:after:[content:none]">
        {term}
      </dt>
      <dd className="inline pt-0.5 text-ink-soft sm:block">{children}</dd>
    </div>
  )
}
