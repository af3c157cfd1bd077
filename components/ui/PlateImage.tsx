type Size = 'card' | 'option' | 'whole'

const sizes: Record<Size, string> = {
  card: 'h-24 w-full object-contain',
  option: 'h-16 w-full object-contain sm:h-24',
  whole: 'h-auto w-full',
}

type Props = {
  /** Name of the drawing in public/images/specimens. */
  plate: string
  /** `whole`: as wide as where it stands. */
  size: Size
}

/** The plate of an animal beside its name, which says what it shows. */
export function PlateImage({ plate, size }: Props) {
  return (
    <img
      src={`/images/specimens/${plate}.svg`}
      alt=""
      width={400}
      height={300}
      loading="lazy"
      className={sizes[size]}
    />
  )
}
