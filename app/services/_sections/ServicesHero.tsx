import { CallButton } from '@/components/sections/CallButton'
import { Hero } from '@/components/sections/Hero'
import { ServiceImage } from '@/components/sections/ServiceCards'
import { ButtonLink } from '@/components/ui/Button'
import { cardLook } from '@/components/ui/card-looks'
import { Photo } from '@/components/ui/Photo'
import { everyPage, servicesPage } from '@/lib/content/pages'
import type { Service } from '@/lib/content/schemas/services'
import { services } from '@/lib/content/services'

export function ServicesHero({ chosen }: { chosen?: Service }) {
  const { eyebrow, heading, introduction, picture, choose } = servicesPage().hero
  const texts = chosen ? { heading: chosen.name } : { eyebrow, heading, introduction }
  return (
    <Hero {...texts} picture={!chosen && picture && <Photo photo={picture} place="hero" />}>
      <div className="flex flex-wrap gap-2 *:grow md:gap-3 md:*:grow-0">
        <ButtonLink href="/estimate" variant="light">
          {everyPage().buttons.estimate}
        </ButtonLink>
        <CallButton variant="outline-current" />
      </div>
      <h2 className="sr-only">{choose}</h2>
      <CompactCards chosen={chosen} />
    </Hero>
  )
}

/** The services in one row, with the chosen one marked. On a very narrow screen the last one has a row of its own. */
function CompactCards({ chosen }: { chosen: Service | undefined }) {
  return (
    <div className="flex flex-wrap gap-2 md:gap-4">
      {services().map(({ slug, name, ...pictures }) => (
        <article
          key={slug}
          aria-labelledby={`card-${slug}`}
          className={`${cardLook('pressable')} flex flex-1 flex-col items-center justify-center gap-1 px-1 py-2 sm:flex-row sm:justify-start sm:gap-3 sm:px-4 ${slug === chosen?.slug ? '[box-shadow:inset_0_-4px_--theme(--color-ochre)]' : ''}`}
        >
          <ServiceImage service={pictures} look="row" />
          <h3
            id={`card-${slug}`}
            className="text-center font-text text-xs/tight font-semibold sm:text-start sm:text-sm/tight"
          >
            <a
              href={chosen ? `/services/${slug}` : `/services#${slug}`}
              aria-current={slug === chosen?.slug ? 'page' : undefined}
              className="inline-grid min-h-6 content-center underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {name}
            </a>
          </h3>
        </article>
      ))}
    </div>
  )
}
