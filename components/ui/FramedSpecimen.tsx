import { FramedFigure } from './FramedFigure'
import { SpecimenImage } from './SpecimenImage'

export type Specimen = {
  /** Name of the drawing in public/images/specimens, without its extension. */
  file: string
  /** Left out if the text beside the drawing says the same. */
  alt?: string
  common?: string
  /** Scientific name. */
  latin?: string
}

type Props = { specimen: Specimen; slot: 'section' | 'hero' }

export function FramedSpecimen({ specimen, slot }: Props) {
  return (
    <FramedFigure caption={specimen} slot={slot}>
      <SpecimenImage
        name={specimen.file}
        alt={specimen.alt}
        look={slot === 'hero' ? 'hero' : 'whole'}
      />
    </FramedFigure>
  )
}
