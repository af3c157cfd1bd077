import type { ReactNode } from 'react'
import { summaryLook } from './card-looks'

type Props = {
  label: string
  children: ReactNode
}

/**
 * Content that is collapsed on a phone, and always open on wider screens and on paper. It is in its `details`,
 * so search in the page, links to a text and reader views find it.
 */
export function MobileDisclosure({ label, children }: Props) {
  return (
    <details className="disclosure">
      <summary className={`${summaryLook} border-t`}>{label}</summary> {children}
    </details>
  )
}
