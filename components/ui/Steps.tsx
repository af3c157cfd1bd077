type Layout = 'rows' | 'rail'

type Props = {
  items: readonly { title: string; text: string }[]
  headingLevel: 'h3' | 'h4'
  /** `rail`: from top to bottom along a line, which leaves room beside it. */
  layout: Layout
}

/** Numbered steps. */
export function Steps({ items, headingLevel: Heading, layout }: Props) {
  const look = looks[layout]
  return (
    <ol className={look.list}>
      {items.map(({ title, text }, index) => (
        <li key={title} className={look.step}>
          <span aria-hidden="true" className={look.number}>
            {index + 1}
          </span>
          <div className={look.words}>
            <Heading className="font-display text-lg">{title}</Heading>
            <p className="text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

const looks: Record<Layout, Record<'list' | 'step' | 'number' | 'words', string>> = {
  rows: {
    list: 'grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4',
    step: 'grid grid-cols-[1.25rem_minmax(0,1fr)] content-start gap-x-4 border-t-2 border-ink pt-4 lg:grid-cols-1',
    number: 'font-display text-2xl text-ochre-deep',
    words: 'grid content-start gap-1',
  },
  rail: {
    list: 'grid max-w-measure',
    step: 'rail-step grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 pb-7',
    number: 'font-display text-2xl text-ochre-deep',
    words: 'grid content-start gap-1',
  },
}
