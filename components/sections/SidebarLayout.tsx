import type { ReactNode } from 'react'
import { cardLook } from '@/components/ui/card-looks'

/** A wide column for the content, and a narrow one for the card. */
export const columnsWithCard =
  'sm:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_22rem]'

type Props = {
  /** On wide screens it starts in the hero above, whose right side is empty, and stays in view. */
  card: ReactNode
  children: ReactNode
}

/** Content with a card beside it, below a Hero with the layout `card`. */
export function SidebarLayout({ card, children }: Props) {
  return (
    <div className={`grid gap-10 page-width py-12 md:py-18 ${columnsWithCard}`}>
      <div className="min-w-0">{children}</div>
      <div
        className={`${cardLook('plain')} grid min-w-0 gap-6 self-start p-5 sm:sticky sm:top-24 sm:-mt-40 md:-mt-56 md:p-6`}
      >
        {card}
      </div>
    </div>
  )
}
