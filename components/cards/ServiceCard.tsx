import { cardLook } from '@/components/ui/card-looks'

type Props = {
  name: string
  description: string
  href: string
  /** Drawing in public/images/specimens, without its ending. */
  specimen: string
  /** Sets the card apart from those beside it. */
  isFeatured?: boolean
  /** Words of the link; the card's name is added for those who hear links out of context. */
  linkText?: string
}

/** One service, drawn, summarized and linked. The whole card can be pressed. */
export function ServiceCard({
  name,
  description,
  href,
  specimen,
  isFeatured = false,
  linkText = 'Learn more',
}: Props) {
  const headingId = `card-${name.toLowerCase().replaceAll(' ', '-')}`
  return (
    <article
      aria-labelledby={headingId}
      className={`${cardLook(isFeatured ? 'featured' : 'pressable')} grid content-start gap-3 p-5`}
    >
      <img
        src={`/images/specimens/${specimen}.svg`}
        alt=""
        width={400}
        height={300}
        loading="lazy"
        className="h-24 w-32 object-contain object-left"
      />
      <h3 id={headingId} className="text-xl">
        {name}
      </h3>
      <p className="text-ink-soft">{description}</p>
      <a
        href={href}
        className="justify-self-start font-semibold text-brand underline underline-offset-4 after:absolute after:inset-0 hover:decoration-2"
      >
        {linkText}
        <span className="sr-only">: {name}</span>
      </a>
    </article>
  )
}
