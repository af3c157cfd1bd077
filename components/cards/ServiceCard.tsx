import { cardLook } from '@/components/ui/card-looks'

type Props = {
  name: string
  description: string
  href: string
  /** Drawing in public/images/specimens, without its ending. */
  specimen: string
  /** Sets the card apart from those beside it. */
  isFeatured?: boolean
}

/** One service, drawn, summarized and linked. The whole card can be pressed. */
export function ServiceCard({ name, description, href, specimen, isFeatured = false }: Props) {
  const headingId = `card-${name.toLowerCase().replaceAll(' ', '-')}`
  return (
    <article
      aria-labelledby={headingId}
      className={`${cardLook(isFeatured ? 'featured' : 'pressable')} grid content-start gap-x-4 gap-y-2 p-4 min-[18rem]:grid-cols-[5rem_1fr] sm:grid-cols-1 lg:grid-cols-[6rem_1fr] lg:p-5`}
    >
      <img
        src={`/images/specimens/${specimen}.svg`}
        alt=""
        width={400}
        height={300}
        loading="lazy"
        className="aspect-4/3 w-full max-w-24 self-center"
      />
      <h3 id={headingId} className="self-center text-xl">
        {name}
      </h3>
      <p className="col-span-full text-sm text-ink-soft">{description}</p>
      <a
        href={href}
        className="col-span-full justify-self-start text-sm font-semibold text-brand underline underline-offset-4 after:absolute after:inset-0 hover:decoration-2"
      >
        Learn more about {name.toLowerCase()}
      </a>
    </article>
  )
}
