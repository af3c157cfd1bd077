import type { ReactNode } from 'react'
import { summaryLook } from './card-looks'

type Props = {
  label: string
  children: ReactNode
}

/**
 * Content that is collapsed on a phone, and always open on wider screens and on paper. Not in a `div`, which reader views of
 * browsers would drop when it contains many links.
 */
export function MobileDisclosure({ label, children }: Props) {
  return (
    <section className="grid">
      <details className="group peer border-y border-line md:hidden print:hidden">
        <summary className={summaryLook}>{label}</summary>
      </details>
      {/* Also open when the address has the anchor of something in it. */}
      <section className="hidden peer-open:block peer-open:pt-4 has-target:block md:block print:block">
        {children}
      </section>
    </section>
  )
}
