type Props = {
  items: readonly { title: string; text: string }[]
  headingLevel: 'h3' | 'h4'
}

/** Numbered steps, up to five of them in one row where there is room. */
export function Steps({ items, headingLevel: Heading }: Props) {
  return (
    <ol className="grid gap-x-8 gap-y-4 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      {items.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[1.25rem_minmax(0,1fr)] content-start gap-x-4 border-t-2 border-ink pt-3 sm:pt-4 lg:grid-cols-1"
        >
          <span aria-hidden="true" className="font-display text-2xl text-ochre-deep">
            {index + 1}
          </span>
          <div className="grid content-start gap-1">
            <Heading className="font-display text-lg">{title}</Heading>
            <p className="text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
