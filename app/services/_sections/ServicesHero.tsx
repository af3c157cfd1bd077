import { CallButton } from '@/components/sections/CallButton'
import { Hero } from '@/components/sections/Hero'
import { ServiceCards } from '@/components/sections/ServiceCards'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { everyPage, servicesPage } from '@/lib/pages/page-copy'

/** Opens the services page, whether it shows all sections or one. */
export function ServicesHero() {
  const { eyebrow, heading, introduction, choose } = servicesPage.hero
  return (
    <Hero eyebrow={eyebrow} heading={heading} introduction={introduction}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/estimate" variant="signal-wide">
          {everyPage.buttons.estimate}
        </ButtonLink>
        <CallButton variant="outline-current" />
      </div>
      <h2 className="sr-only">{choose}</h2>
      <ServiceCards hrefOf={(slug) => `/services#${slug}`} />
    </Hero>
  )
}
