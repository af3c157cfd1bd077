import type { ReactNode } from 'react'
import { summaryLook } from './card-looks'

type Props = {
  /** What opens it. */
  label: string
  children: ReactNode
}

/** Folded on a phone until it is asked for, and open where there is room and on paper. */
export function PhoneFold({ label, children }: Props) {
  return (
    <div className="grid">
      <details className="group peer border-y border-line md:hidden print:hidden">
        <summary className={summaryLook}>{label}</summary>
      </details>
      {/* Also open when a link leads into it. */}
      <div className="hidden peer-open:block peer-open:pt-4 has-target:block md:block print:block">
        {children}
      </div>
    </div>
  )
}
