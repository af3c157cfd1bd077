import { cardLook } from '@/components/ui/card-looks'
import { SpecimenImage } from '@/components/ui/SpecimenImage'
import type { Service } from '@/lib/services/service-schema'

type Props = { slug: string; targets: NonNullable<Service['targets']> }

/** The animals that a service treats, with drawings. */
export function ServiceTargets({ slug, targets }: Props) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-6">
      {targets.items.map(({ name, specimen }) => (
        <li
          key={name}
          className={`${cardLook('plain')} grid content-start gap-2 px-1 py-2 text-center text-xs font-semibold sm:p-3 sm:text-sm`}
        >
          {specimen && (
            <SpecimenImage name={specimen} sheet={`/images/targets/${slug}.svg`} look="target" />
          )}
          {name}
        </li>
      ))}
    </ul>
  )
}
