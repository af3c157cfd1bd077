import { SpecimenImage } from '@/components/ui/SpecimenImage'
import type { Service } from '@/lib/services/service-schema'

type Props = { targets: NonNullable<Service['targets']> }

export function ServiceTargets({ targets }: Props) {
  return (
    <ul className="grid grid-cols-2 gap-3 text-center text-xs min-[18rem]:grid-cols-3 sm:text-sm lg:grid-cols-6">
      {targets.items.map(({ name, specimen }) => (
        <li key={name}>
          {specimen && <SpecimenImage name={specimen} look="target" />}
          {name}
        </li>
      ))}
    </ul>
  )
}
