import { FramedFigure } from './FramedFigure'
import { SpecimenImage } from './SpecimenImage'

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

export function FramedSpecimen({ specimen, place }: Props) {
  return (
    <FramedFigure caption={specimen} place={place}>
      <SpecimenImage
        name={specimen.file}
        alt={specimen.alt}
        look={place === 'hero' ? 'hero' : 'whole'}
      />
    </FramedFigure>
  )
}
