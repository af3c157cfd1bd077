import { cardLook } from '@/components/ui/card-looks'
import { PlateImage } from '@/components/ui/PlateImage'
import type { Animal } from '@/lib/guide/animal-schema'

/** Some animals of the field guide, each with its plate and its name. */
export function AnimalCards({ animals }: { animals: readonly Animal[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 max-[22rem]:gap-2 sm:grid-cols-3 lg:grid-cols-5">
      {animals.map((animal) => (
        <li
          key={animal.slug}
          className={`${cardLook('pressable')} grid content-start gap-2 p-3 text-sm max-[22rem]:p-1.5`}
        >
          <PlateImage plate={animal.plate} size="card" />
          <AnimalName animal={animal} />
        </li>
      ))}
    </ul>
  )
}

/**
 * Many animals: cards, and on a phone the lines of an index. There the plates would be most of what the page loads, and
 * hidden ones are not loaded.
 */
export function AnimalIndex({ animals }: { animals: readonly Animal[] }) {
  return (
    <ul className="grid sm:grid-cols-3 sm:gap-4 lg:grid-cols-5">
      {animals.map((animal) => (
        <li
          key={animal.slug}
          className="relative flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5 text-sm hover:border-ink has-focus-visible:border-ink sm:grid sm:content-start sm:gap-2 sm:rounded-sm sm:border sm:bg-card sm:p-3"
        >
          <div className="hidden sm:block">
            <PlateImage plate={animal.plate} size="card" />
          </div>
          <AnimalName animal={animal} />
        </li>
      ))}
    </ul>
  )
}

function AnimalName({ animal: { slug, name, latin } }: { animal: Animal }) {
  return (
    <>
      <a
        href={`/field-guide/${slug}`}
        className="font-semibold underline underline-offset-4 after:absolute after:inset-0 hover:decoration-2"
      >
        {name}
      </a>
      <i className="text-ink-soft">{latin[0]}</i>
    </>
  )
}
