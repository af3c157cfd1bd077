import { thumbnailPath } from '@/lib/images/sheet'

type Size = 'card' | 'option' | 'whole'

const sizes: Record<Size, string> = {
  card: 'h-12 w-full object-contain sm:h-24',
  option: 'h-16 w-full object-contain',
  whole: 'h-auto w-full',
}

type Props = {
  /** Name of the drawing in public/images/specimens. */
  plate: string
  /** Path of a file that has it among others, by its name. */
  sheet?: string | undefined
  /** `whole`: as wide as its place. */
  size: Size
}

/** The drawing of an animal beside its name, which says what it shows. */
export function PlateImage({ plate, sheet, size }: Props) {
  return (
    <img
      src={
        sheet
          ? `${sheet}#${plate}`
          : size === 'whole'
            ? `/images/specimens/${plate}.svg`
            : thumbnailPath(plate)
      }
      alt=""
      width={400}
      height={300}
      loading="lazy"
      className={sizes[size]}
    />
  )
}
