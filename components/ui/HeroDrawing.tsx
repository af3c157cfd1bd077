const looks = {
  /** Limited in height; the scene is wide enough to fill the sides. */
  portrait: { width: 520, height: 500, className: 'h-auto max-h-92 w-full object-contain' },
  /** A house stands on its lower edge. */
  house: { width: 800, height: 520, className: 'w-full object-contain object-bottom' },
}

type Props = {
  /** Its path below public/. */
  src: string
  /** Left out if the text beside the drawing says the same. */
  alt?: string | undefined
  look: keyof typeof looks
}

/** The first picture of a page, which loads at once. */
export function HeroDrawing({ src, alt = '', look }: Props) {
  return <img src={src} alt={alt} decoding="sync" fetchPriority="high" {...looks[look]} />
}
