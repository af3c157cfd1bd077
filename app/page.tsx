import { AreasServed } from './_sections/AreasServed'
import { Page } from '@/components/layout/Page'
import { CallToAction } from '@/components/sections/CallToAction'
import { Hero } from '@/components/sections/Hero'
import { HousePlaces, placeStyle } from '@/components/sections/HousePlaces'
import { Reviews } from '@/components/sections/Reviews'
import { ServiceCards } from '@/components/sections/ServiceCards'
import { ButtonLink } from '@/components/ui/Button'
import { cardLook } from '@/components/ui/card-looks'
import { FeatureList } from '@/components/ui/FeatureList'
import { InlineDrawing } from '@/components/ui/InlineDrawing'
import { JsonLd } from '@/components/ui/JsonLd'
import { Photo } from '@/components/ui/Photo'
import { Section } from '@/components/ui/Section'
import { SpecimenImage } from '@/components/ui/SpecimenImage'
import { TextLink } from '@/components/ui/TextLink'
import { withSigns } from '@/lib/content/houses'
import { home, reviews } from '@/lib/content/pages'
import { pageMetadata } from '@/lib/seo/metadata'
import { businessAndWebsite } from '@/lib/seo/structured-data'

export const generateMetadata = () => pageMetadata({ ...home().meta, path: '/' })

export default function HomePage() {
  const { hero, services, emergencies, reasons, areas, callToAction, ...rest } = home()
  return (
    <Page path="/" opensAtTop>
      <Hero
        {...hero}
        picture={
          hero.photo ? (
            <Photo photo={hero.photo} place="hero" />
          ) : (
            hero.scene && <House {...hero.scene} />
          )
        }
        layout={hero.scene && !hero.photo ? 'strip' : undefined}
        fades
      >
        <div className="flex flex-wrap gap-2 *:grow md:gap-3 md:*:grow-0">
          <ButtonLink href="/contact" variant="light">
            {hero.estimate}
          </ButtonLink>
          <ButtonLink href="/services" variant="outline-current">
            {hero.services}
          </ButtonLink>
        </div>
        {emergencies && (
          <TextLink href="#emergencies" tone="inherit" isAlone>
            {emergencies.link}
          </TextLink>
        )}
        <Highlights items={hero.highlights} />
      </Hero>
      <Section id="services" {...services} tone="tinted">
        <ServiceCards hrefOf={(slug) => `/services#${slug}`} textOf={({ teaser }) => teaser} />
      </Section>
      {emergencies && <EmergencyLinks {...emergencies} />}
      {reasons.items.length > 0 && (
        <Section id="reasons" heading={reasons.heading} layout="split">
          {reasons.photo && (
            <div className="hidden md:col-start-1 md:row-start-2 md:block">
              <Photo photo={reasons.photo} place="column" />
            </div>
          )}
          <div className="grid gap-8 md:col-start-2 md:row-span-2 md:row-start-1">
            <FeatureList items={reasons.items} layout="rows" />
            <div>
              <ButtonLink href="/about" variant="outline">
                {reasons.link}
              </ButtonLink>
            </div>
          </div>
        </Section>
      )}
      <Reviews heading={rest.reviews.heading} reviews={reviews().home} />
      <AreasServed {...areas} />
      <CallToAction {...callToAction} />
      <JsonLd data={businessAndWebsite()} />
    </Page>
  )
}

type Home = ReturnType<typeof home>

/** A drawing of 800 by 520 that stands on the lower edge of the hero, with animals at their places. */
function House({ image, alt, places = [], animals = [] }: NonNullable<Home['hero']['scene']>) {
  return (
    <HousePlaces places={withSigns(places)} look="strip">
      <InlineDrawing look="strip" src={image} alt={alt} />
      {animals.map(({ plate, name, href, width, ...place }) => (
        <a
          key={plate}
          href={href}
          data-animal=""
          className="print:hidden"
          style={{ ...placeStyle(place), width: `${width}%` }}
        >
          <SpecimenImage name={plate} folder="scene" look="placed" />
          <span className="sr-only">{name} </span>
        </a>
      ))}
    </HousePlaces>
  )
}

/** Short claims in one line. The dot before the first claim of each line lies beyond the edge, where it is clipped. */
function Highlights({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <ul className="flex flex-wrap overflow-x-clip text-sm">
      {items.map((item) => (
        <li key={item} className="-ms-4 me-4 flex">
          <span aria-hidden="true" className="w-4 text-center text-ochre">
            ·
          </span>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}

function EmergencyLinks({ heading, items, other }: NonNullable<Home['emergencies']>) {
  return (
    <nav
      id="emergencies"
      aria-labelledby="emergencies-heading"
      className="grid gap-2 bg-paper-deep page-width pb-4 md:pb-18 lg:grid-cols-[auto_1fr_auto] lg:items-center lg:gap-4 print:hidden"
    >
      <h2 id="emergencies-heading" className="text-lg">
        {heading}
      </h2>
      <ul className="grid gap-2 min-[18rem]:grid-cols-2 xs:auto-cols-fr xs:grid-flow-col xs:grid-cols-none">
        {items.map(({ plate, title, short, href }) => (
          <li key={href} className={`${cardLook('pressable')} grid`}>
            <a
              href={href}
              aria-label={short && title}
              className="flex min-h-14 flex-wrap items-center justify-center gap-x-2 p-1 text-center text-xs/tight font-semibold underline underline-offset-4 hover:decoration-2 md:text-sm/tight"
            >
              <SpecimenImage name={plate} look="row" />
              {short ?? title}
            </a>
          </li>
        ))}
      </ul>
      {other && (
        <p className="flex min-h-11 items-center text-sm">
          <TextLink href="/field-guide" isAlone>
            {other}
          </TextLink>
        </p>
      )}
    </nav>
  )
}
