import { cardLook } from '@/components/ui/card-looks'
import { PlateImage } from '@/components/ui/PlateImage'
import type { Animal } from '@/lib/content/animal-schema'

type Props = {
  animals: readonly Animal[]
  /** `names`: for long lists, whose plates would be most of what a phone loads. */
  onPhones?: 'plates' | 'names'
}

/** Animals of the field guide, each with its plate and its name. */
export function AnimalCards({ animals, onPhones = 'plates' }: Props) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
      {animals.map(({ slug, plate, name, latin }) => (
        <li key={slug} className={`${cardLook('pressable')} grid content-start gap-2 p-3 text-sm`}>
          {/* Not loaded while it is hidden. */}
          <div className={onPhones === 'names' ? 'hidden sm:block' : ''}>
            <PlateImage plate={plate} size="card" />
          </div>
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
