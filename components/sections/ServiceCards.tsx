import { ServiceImage } from './ServiceImage'
import { cardLook } from '@/components/ui/card-looks'
import type { Service } from '@/lib/services/service-schema'
import { services } from '@/lib/services/services'
import { everyPage } from '@/lib/site/page-copy'

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
      className={`grid gap-2.5 sm:gap-4 md:gap-5 ${services().length % 3 === 0 ? 'sm:grid-cols-3' : inPairs}`}
    >
      {services().map((service) => (
        <article
          key={service.slug}
          aria-labelledby={`card-${service.slug}`}
          className={`${cardLook('pressable')} grid content-start gap-x-4 gap-y-1.5 px-4 py-3 min-[18rem]:grid-cols-[3.5rem_minmax(0,1fr)] sm:grid-cols-1 sm:py-4 lg:p-5`}
        >
          <ServiceImage service={service} look="service" />
          <div className="self-center">
            <h3 id={`card-${service.slug}`} className="text-xl">
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
          <p className="col-span-full text-sm text-ink-soft">
            {textOf?.(service) || service.summary}
          </p>
        </article>
      ))}
    </div>
  )
}
