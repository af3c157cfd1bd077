import type { ReactNode } from 'react'

type Props = {
  caption?: { common?: string; latin?: string }
  place: 'section' | 'hero'
  children: ReactNode
}

const frames: Record<Props['place'], string> = {
  section: 'print:hidden',
  hero: 'print:w-64',
}

/** A drawing on a card of paper with its caption, like a plate of a field guide. */
export function FramedFigure({ caption, place, children }: Props) {
  return (
    <div
      className={`rounded-sm border border-line bg-card p-1.5 text-ink shadow-raised lg:p-2 ${frames[place]}`}
    >
      <figure className="border border-line p-2 lg:p-4">
        {children}
        {caption?.common && (
          <figcaption className="pt-2 text-center font-display text-xs lg:pt-3 lg:text-sm">
            {caption.common} {/* The heading font has no italic, and a slanted upright is none. */}
            {caption.latin && <i className="font-text text-ink-soft">{caption.latin}</i>}
          </figcaption>
        )}
      </figure>
    </div>
  )
}
