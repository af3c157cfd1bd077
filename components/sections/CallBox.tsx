import type { ReactNode } from 'react'
import { CallButton } from './CallButton'

type Props = {
  heading: string
  text: ReactNode
  children?: ReactNode
}

export function CallBox({ heading, text, children }: Props) {
  return (
    <aside
      aria-labelledby="call-heading"
      className="grid content-start gap-3 rounded-sm border bg-card p-4 sm:p-5 print:gap-2 print:box-decoration-clone print:p-3"
    >
      <h2 id="call-heading" className="text-lg">
        {heading}
      </h2>
      <p>{text}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <CallButton />
        {children}
      </div>
    </aside>
  )
}
