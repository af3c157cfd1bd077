import type { ReactNode } from 'react'

type Props = {
  caption?: { common?: ReactNode; latin?: string }
  slot: 'section' | 'hero'
  children: ReactNode
}

const slots: Record<Props['slot'], string> = {
  section: 'print:hidden',
  hero: 'print:w-64',
}

/** A drawing in a frame with its caption, like an illustration in a printed field guide. */
export function FramedFigure({ caption, slot, children }: Props) {
  return (
    <div
      className={`rounded-sm border border-line bg-card p-1.5 text-ink scheme-only-light shadow-raised lg:p-2 ${slots[slot]}`}
    >
      <figure className="p-1 lg:p-3">
        {children}
        {caption?.common && (
          <figcaption className="pt-2 text-center font-display text-xs lg:pt-3 lg:text-sm">
            {caption.common} {/* In the text font, because the heading font has no italic. */}
            {caption.latin && (
              <i className="inline-block font-text text-ink-soft">{caption.latin}</i>
            )}
          </figcaption>
        )}
      </figure>
    </div>
  )
}
