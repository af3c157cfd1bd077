import type { ReactNode } from 'react'

type Props = { id: string; heading: string; children: ReactNode }

export function AdviceSection({ id, heading, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="grid content-start gap-3 print:gap-1 print:pb-2"
    >
      <h2 id={`${id}-heading`} className="text-2xl">
        {heading}
      </h2>
      {children}
    </section>
  )
}
