import { cardLook } from '@/components/ui/card-looks'
import { Icon } from '@/components/ui/Icon'
import { SpecimenImage } from '@/components/ui/SpecimenImage'
import { everyPage } from '@/lib/content/pages'
import type { Service } from '@/lib/content/schemas/services'
import { services } from '@/lib/content/services'

type Props = {
  hrefOf: (slug: string) => string
  /** The text of a card, instead of the service's summary. */
  textOf?: (service: Service) => string | undefined
}

/** With an odd number the last card fills its row. */
const inPairs = 'sm:grid-cols-2 sm:[&>article:nth-child(odd):last-child]:col-span-2'

export function ServiceCards({ hrefOf, textOf }: Props) {
  return (
    <div
      className={`grid break-inside-avoid gap-2 sm:gap-x-4 sm:gap-y-0 md:gap-x-4 ${services().length % 3 === 0 ? 'sm:grid-cols-3' : inPairs}`}
    >
      {services().map((service) => (
        <article
          key={service.slug}
          aria-labelledby={`card-${service.slug}`}
          className={`${cardLook('pressable')} grid content-start gap-x-4 gap-y-2 px-4 py-3 min-[18rem]:grid-cols-[3.5rem_minmax(0,1fr)] sm:row-span-3 sm:mb-4 sm:grid-cols-1 sm:grid-rows-subgrid sm:p-0 sm:pb-5 print:pt-3`}
        >
          <div
            className={`self-center sm:mb-2.5 sm:grid sm:h-40 sm:bg-brand-tint lg:h-55 print:hidden ${service.photo ? 'sm:*:object-cover' : 'sm:p-3 sm:*:object-contain'}`}
          >
            <ServiceImage service={service} look="service" />
          </div>
          <div className="self-center sm:self-start sm:px-5">
            <h3 id={`card-${service.slug}`} className="text-lg">
              <a
                href={hrefOf(service.slug)}
                className="text-brand underline underline-offset-4 after:absolute after:inset-0 hover:decoration-2"
              >
                {service.name}
              </a>
            </h3>
            {service.isFeatured && (
              <p className="pt-1 text-xs font-semibold text-ochre-deep">{everyPage().featured}</p>
            )}
          </div>
          <p className="col-span-full text-sm text-ink-soft sm:px-5">
            {textOf?.(service) || service.summary}
          </p>
        </article>
      ))}
    </div>
  )
}

const iconLooks = {
  row: 'h-9 w-12 shrink-0 text-lg',
  service: 'aspect-4/3 w-full max-w-24 place-self-center text-lg sm:text-3xl',
}

type ImageProps = {
  service: Pick<Service, 'photo' | 'icon' | 'specimen'>
  look: keyof typeof iconLooks
}

export function ServiceImage({ service: { photo, icon, specimen }, look }: ImageProps) {
  if (photo) return <SpecimenImage photo={photo} look={look} />
  if (!icon) return <SpecimenImage name={specimen?.file} look={look} />
  return (
    <span className={`flex justify-center text-brand ${iconLooks[look]}`}>
      <span className="grid aspect-square place-items-center rounded-full bg-brand-tint">
        <Icon name={icon} />
      </span>
    </span>
  )
}
