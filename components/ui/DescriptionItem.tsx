import type { ReactNode } from 'react'

type Props = {
  /** If it is a question, no colon follows it. */
  term: ReactNode
  children: ReactNode
}

/** A term and its description in a description list. Without a description the term is left out, too. */
export function DescriptionItem({ term, children }: Props) {
  const isEmpty = Array.isArray(children) ? children.length === 0 : !children
  if (isEmpty) return null
  return (
    <div className="break-inside-avoid border-t py-2 sm:py-3 print:py-1">
      {/* On a phone the description follows its term on the same line. */}
      <dt
        className={`inline font-semibold sm:block sm:after:[content:none] ${isQuestion(term) ? "after:[content:'_']" : "after:[content:':_']"}`}
      >
        {term}
      </dt>
      <dd className="inline pt-0.5 text-ink-soft sm:block">{children}</dd>
    </div>
  )
}

function isQuestion(term: ReactNode) {
  return typeof term === 'string' && term.endsWith('?')
}
