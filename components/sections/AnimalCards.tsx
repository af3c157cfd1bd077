import { SpecimenImage } from '@/components/ui/SpecimenImage'
import type { Animal } from '@/lib/content/schemas/field-guide'

/** Links to animals of the field guide, with drawings: as cards, and on a phone as rows. */
export function AnimalCards({ animals }: { animals: readonly Animal[] }) {
  return (
    <ul
      className={`grid grid-cols-2 gap-x-4 max-[18rem]:grid-cols-1 sm:gap-4 lg:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] ${animals.length === 4 ? 'sm:grid-cols-2 md:grid-cols-4' : 'sm:grid-cols-3'}`}
    >
      {animals.map(({ slug, name, latin, plate, photo }) => (
        <li
          key={slug}
          className="relative grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-2 py-1 text-sm/tight hover:border-ink has-focus-visible:border-ink sm:grid-cols-1 sm:content-start sm:gap-2 sm:rounded-sm sm:border sm:bg-card sm:p-3 sm:text-sm"
        >
          <SpecimenImage name={plate} photo={photo} look="index" />
          <div className="grid">
            <a
              href={`/field-guide/${slug}`}
              className="text-brand underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {name}
            </a>{' '}
            <i className="hidden text-xs text-ink-soft sm:block">{latin[0]}</i>
          </div>
        </li>
      ))}
    </ul>
  )
}
