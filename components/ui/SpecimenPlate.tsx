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

type Props = { specimen: Specimen; place: 'section' | 'hero' }

export function SpecimenPlate({ specimen, place }: Props) {
  return (
    <Plate
      src={`/images/specimens/${specimen.file}.svg`}
      width={400}
      height={300}
      alt={specimen.alt}
      caption={specimen.common === undefined ? undefined : { ...specimen, common: specimen.common }}
      place={place === 'hero' ? 'hero-strip' : 'section'}
    />
  )
}
