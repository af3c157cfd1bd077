import { Icon } from '@/components/ui/Icon'
import { SpecimenImage } from '@/components/ui/SpecimenImage'
import type { Service } from '@/lib/services/service-schema'

const iconLooks = {
  row: 'h-9 w-12 shrink-0 text-lg',
  service: 'aspect-4/3 w-full max-w-24 place-self-center text-xl sm:text-3xl',
}

type Props = {
  service: Pick<Service, 'photo' | 'icon' | 'specimen'>
  look: keyof typeof iconLooks
}

/** A service's photo, or else its icon, or else its drawing. */
export function ServiceImage({ service: { photo, icon, specimen }, look }: Props) {
  if (photo) return <SpecimenImage photo={photo} slot="service" look={look} />
  if (!icon) return <SpecimenImage name={specimen?.file} look={look} />
  return (
    <span className={`flex justify-center text-brand ${iconLooks[look]}`}>
      <span className="grid aspect-square place-items-center rounded-full bg-brand-tint">
        <Icon name={icon} />
      </span>
    </span>
  )
}
