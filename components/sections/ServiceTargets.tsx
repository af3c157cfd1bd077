import { SpecimenImage } from '@/components/ui/SpecimenImage'
import type { Service } from '@/lib/services/service-schema'

type Props = { targets: NonNullable<Service['targets']> }

export function ServiceTargets({ targets }: Props) {
  return (
    <ul className="grid grid-cols-2 gap-x-2 gap-y-3 text-center text-xs min-[18rem]:grid-cols-3 sm:text-sm lg:grid-cols-6">
      {targets.items.map(({ name, specimen }) => (
        <li key={name} className="grid content-start gap-1">
          {specimen && <SpecimenImage name={specimen} look="target" />}
          {name}
        </li>
      ))}
    </ul>
  )
}
