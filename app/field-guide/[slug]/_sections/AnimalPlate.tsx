import type { lifeSize } from '@/app/images/draw-animal'
import { FramedFigure } from '@/components/ui/FramedFigure'
import { SourcedText } from '@/components/ui/SourcedText'
import { SpecimenImage } from '@/components/ui/SpecimenImage'
import { fill } from '@/lib/content/fill'
import type { Animal } from '@/lib/guide/animal-schema'
import { getAnimals } from '@/lib/guide/animals'
import { animalPage } from '@/lib/site/page-copy'

export type AnimalPlateProps = {
  animal: Animal
  /** The animal in its own size, if it is small. */
  lifeSize: Awaited<ReturnType<typeof lifeSize>>
}

/** The drawing of an animal. On wide screens with its marks beside it, each with a line to its place, and in its own size. */
export function AnimalPlate({ animal, lifeSize }: AnimalPlateProps) {
  const { name, plate, plateAlt, marks } = animal
  const number = getAnimals().indexOf(animal) + 1
  return (
    <FramedFigure caption={fill(animalPage().plate, { number, name })} slot="hero">
      <div className="grid gap-y-3 lg:min-h-100 lg:content-between">
        <div className="grid lg:grid-cols-[minmax(0,1fr)_11rem] lg:gap-x-3">
          <div className="relative self-start">
            <SpecimenImage name={plate} alt={plateAlt} look="hero" />
            <LeaderLines markPlaces={animal.markPlaces} />
          </div>
          {/* As high as the drawing, so that each begins where its line ends. */}
          <ol className="hidden grid-rows-3 text-xs lg:grid">
            {marks.map((mark, index) => (
              <li key={mark} className="grid grid-cols-[1rem_1fr]">
                <span aria-hidden="true" className="font-semibold text-ochre-deep">
                  {index + 1}
                </span>{' '}
                <span>
                  <SourcedText text={mark} />
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

/** In units of the drawing: 400 by 300. A caption begins at each third of its height. */
function LeaderLines({ markPlaces = [] }: Pick<Animal, 'markPlaces'>) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 300"
      className="absolute inset-0 hidden overflow-visible stroke-ink lg:block"
    >
      {markPlaces.map(({ mark, x, y }) => {
        const line = `M406 ${100 * mark - 91}h-14L${x} ${y}`
        return (
          <g key={mark} fill="none">
            <path d={line} strokeWidth="4" className="stroke-card" />
            <path d={line} strokeWidth="1.2" />
            <circle cx={x} cy={y} r="4" className="fill-ochre" />
          </g>
        )
      })}
    </svg>
  )
}
