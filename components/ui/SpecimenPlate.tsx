import { Plate } from './Plate'

export type Specimen = {
  /** Name of the drawing in public/images/specimens, without its ending. */
  file: string
  /** Left out where words beside the drawing say the same. */
  alt?: string
  common?: string
  /** Scientific name; none when the caption is a remark. */
  latin?: string
}

/** In a hero it loads at once, about 200 pixels high on a phone. */
const pictures = {
  section: { loading: 'lazy', className: 'mx-auto h-auto w-full' },
  hero: { decoding: 'sync', className: 'mx-auto h-40 w-full object-contain sm:h-auto' },
} as const

type Props = { specimen: Specimen; place: 'section' | 'hero' }

export function SpecimenPlate({ specimen, place }: Props) {
  return (
    <Plate
      caption={specimen.common === undefined ? undefined : { ...specimen, common: specimen.common }}
      place={place}
    >
      <img
        src={`/images/specimens/${specimen.file}.svg`}
        alt={specimen.alt ?? ''}
        width={400}
        height={300}
        {...pictures[place]}
      />
    </Plate>
  )
}
