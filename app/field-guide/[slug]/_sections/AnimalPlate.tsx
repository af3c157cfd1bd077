import { FramedFigure } from '@/components/ui/FramedFigure'
import { NumberDisc } from '@/components/ui/NumberDisc'
import { SourcedText } from '@/components/ui/SourcedText'
import { SpecimenImage } from '@/components/ui/SpecimenImage'
import { getAnimals } from '@/lib/content/field-guide'
import { fill } from '@/lib/content/fill'
import { numberedMarks } from '@/lib/content/numbered-marks'
import { animalPage } from '@/lib/content/pages'
import type { Animal } from '@/lib/content/schemas/field-guide'
import type { lifeSize } from '@/lib/images/life-size'

export type AnimalPlateProps = {
  animal: Animal
  /** The animal in its own size, if it is small. */
  lifeSize: Awaited<ReturnType<typeof lifeSize>>
}

/** The drawing of an animal with numbered places. A wide screen shows its marks beside it, and a small animal in its own size. */
export function AnimalPlate({ animal, lifeSize }: AnimalPlateProps) {
  const { name, plate, plateAlt } = animal
  const number = getAnimals().indexOf(animal) + 1
  const marks = numberedMarks(animal)
  return (
    <FramedFigure caption={fill(animalPage().plate, { number, name })} slot="hero">
      <div className="grid gap-y-3">
        <div className="grid lg:grid-cols-[minmax(0,1fr)_11rem] lg:gap-x-3">
          <div className="relative mx-auto w-68 max-w-full self-start sm:w-full">
            <SpecimenImage name={plate} alt={plateAlt} look="plate" />
            {marks.map(
              ({ number, place }) =>
                number && <NumberDisc key={number} number={number} place={place} />,
            )}
          </div>
          <ol className="hidden content-start gap-3 text-xs lg:grid">
            {marks.map(({ text, number }) => (
              <li key={text} className="grid grid-cols-[1.5rem_1fr] gap-x-2">
                {number && <NumberDisc number={number} />}{' '}
                <span className="col-start-2">
                  <SourcedText text={text} />
                </span>
              </li>
            ))}
          </ol>
        </div>
        {lifeSize && (
          <p className="hidden items-center gap-3 text-xs text-ink-soft lg:flex">
            <img {...lifeSize} alt="" loading="lazy" />
            {animalPage().lifeSize}
          </p>
        )}
      </div>
    </FramedFigure>
  )
}
