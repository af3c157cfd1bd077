import { Icon } from '@/components/ui/Icon'
import { SpecimenImage } from '@/components/ui/SpecimenImage'
import { preparePhoto } from '@/lib/images/prepare-photo'
import type { Service } from '@/lib/services/service-schema'

const looks = {
  row: { photo: 'h-9 w-12 shrink-0 rounded-sm', icon: 'h-9 w-12 shrink-0 text-lg' },
  service: {
    photo: 'aspect-4/3 w-full max-w-24 self-center rounded-sm lg:max-w-44 print:hidden',
    icon: 'aspect-4/3 w-full max-w-24 self-center text-xl',
  },
}

type Props = { service: Pick<Service, 'photo' | 'icon' | 'specimen'>; look: keyof typeof looks }

export function ServiceImage({ service: { photo, icon, specimen }, look }: Props) {
  if (photo) {
    const { card } = preparePhoto(photo.src, 'service')
    return (
      <img
        src={card}
        alt=""
        width={320}
        height={240}
        loading="lazy"
        className={looks[look].photo}
      />
    )
  }
  if (icon) {
    return (
      <span className={`flex justify-center text-brand ${looks[look].icon}`}>
        <span className="grid aspect-square place-items-center rounded-full bg-brand-tint">
          <Icon name={icon} />
        </span>
      </span>
    )
  }
  return specimen && <SpecimenImage name={specimen.file} look={look} />
}
