type Props = {
  /** Name of the drawing in public/images/specimens. */
  plate: string
  className: string
}

/** The plate of an animal beside its name, which says what it shows. */
export function PlateImage({ plate, className }: Props) {
  return (
    <img
      src={`/images/specimens/${plate}.svg`}
      alt=""
      width={400}
      height={300}
      loading="lazy"
      className={className}
    />
  )
}
