import type { ReactNode } from 'react'

type Props = {
  count: number
  children: ReactNode
}

/** Cards in rows of up to three. Four take two rows of two, so that no card is alone in its row. */
export function CardGrid({ count, children }: Props) {
  return <div className={`grid gap-3 md:gap-4 ${columnsFor(count)}`}>{children}</div>
}

function columnsFor(count: number) {
  if (count === 1) return 'max-w-measure'
  if (count === 2 || count === 4) return 'sm:grid-cols-2'
  return count === 3 ? 'lg:grid-cols-3 print:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-3'
}
