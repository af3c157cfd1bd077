import { cardLook } from '@/components/ui/card-looks'
import { PlateImage } from '@/components/ui/PlateImage'
import type { Animal } from '@/lib/content/animal-schema'

/** Animals of the field guide, each with its plate and its name. */
export function AnimalCards({ animals }: { animals: readonly Animal[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
      {animals.map(({ slug, plate, name, latin }) => (
        <li key={slug} className={`${cardLook('pressable')} grid content-start gap-2 p-3 text-sm`}>
          <PlateImage plate={plate} size="card" />
          <a
            href={`/field-guide/${slug}`}
            className="font-semibold underline underline-offset-4 after:absolute after:inset-0 hover:decoration-2"
          >
            {name}
          </a>
          <i className="text-ink-soft">{latin[0]}</i>
        </li>
      ))}
    </ul>
  )
}
