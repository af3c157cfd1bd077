import type { ReactNode } from 'react'
import { summaryLook } from './card-looks'

type Props = {
  /** The text of its summary. */
  label: string
  children: ReactNode
}

/** Content that is collapsed on a phone, and always open on wider screens and on paper. */
export function MobileDisclosure({ label, children }: Props) {
  return (
    <div className="grid">
      <details className="group peer border-y border-line md:hidden print:hidden">
        <summary className={summaryLook}>{label}</summary>
      </details>
      {/* Also open when the address has the anchor of something in it. */}
      <div className="hidden peer-open:block peer-open:pt-4 has-target:block md:block print:block">
        {children}
      </div>
    </div>
  )
}
