import type { ReactNode } from 'react'

/** A term and its description in a description list. Without a description the term is left out, too. */
export function DescriptionItem({ term, children }: { term: string; children: ReactNode }) {
  const isEmpty = Array.isArray(children) ? children.length === 0 : !children
  if (isEmpty) return null
  return (
    <div className="break-inside-avoid border-t border-line py-2 sm:py-3.5 print:py-1">
      {/* On a phone the description follows its term on the same line. */}
      <dt
        className={`inline font-semibold sm:block sm:after:[content:none] ${term.endsWith('?') ? "after:[content:'_']" : "after:[content:':_']"}`}
      >
        {term}
      </dt>
      <dd className="inline pt-0.5 text-ink-soft sm:block">{children}</dd>
    </div>
  )
}
