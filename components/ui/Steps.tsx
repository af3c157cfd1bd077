type Props = {
  items: readonly { title: string; text: string }[]
  headingLevel?: 'h3' | 'h4'
}

export function Steps({ items, headingLevel: Heading = 'h3' }: Props) {
  return (
    <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 border-t-2 border-ink pt-4"
        >
          <span aria-hidden="true" className="row-span-2 font-display text-2xl text-ochre-deep">
            {index + 1}
          </span>
          <Heading className="self-center font-display text-lg">{title}</Heading>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}
