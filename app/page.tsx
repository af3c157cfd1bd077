import { AreasServed } from './_sections/AreasServed'
import { EmergencyLinks } from './_sections/EmergencyLinks'
import { Page } from '@/components/layout/Page'
import { CallToAction } from '@/components/sections/CallToAction'
import { Hero } from '@/components/sections/Hero'
import { OpenNow } from '@/components/sections/OpenNow'
import { PhoneLine } from '@/components/sections/PhoneLine'
import { Reviews } from '@/components/sections/Reviews'
import { ServiceCards } from '@/components/sections/ServiceCards'
import { ServicePageLinks } from '@/components/sections/ServicePageLinks'
import { ThisWeek } from '@/components/sections/ThisWeek'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { FeatureList } from '@/components/ui/FeatureList'
import { Highlights } from '@/components/ui/Highlights'
import { JsonLd } from '@/components/ui/JsonLd'
import { Photo } from '@/components/ui/Photo'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import { pressableEntryPoints } from '@/lib/guide/entry-points'
import { pageMetadata } from '@/lib/seo/metadata'
import { businessAndWebsite } from '@/lib/seo/structured-data'
import { home, reviews } from '@/lib/site/page-copy'

export const generateMetadata = () => pageMetadata({ ...home().meta, path: '/' })

export default function HomePage() {
  const { hero, services, emergencies, reasons, areas, callToAction, ...rest } = home()
  return (
    <Page path="/" paintsFrom="services" opensAtTop>
      <Hero
        eyebrow={hero.eyebrow}
        heading={hero.heading}
        introduction={hero.introduction}
        picture={heroPicture(hero)}
        fades
      >
        <div className="flex flex-wrap gap-2 md:gap-3">
          <ButtonLink href="/contact" variant="light-wide" size="pair">
            {hero.estimate}
          </ButtonLink>
          <ButtonLink href="/services" variant="outline-current" size="pair">
            {hero.services}
          </ButtonLink>
        </div>
        {emergencies && (
          <TextLink href="#emergencies" tone="inherit" isAlone>
            {emergencies.link}
          </TextLink>
        )}
        <div className="grid gap-y-1 text-sm empty:hidden">
          <Highlights items={hero.highlights} />
          <OpenNow />
        </div>
        {/* Small screens have the call bar instead. */}
        <p className="hidden md:block">
          {hero.call} <PhoneLine tone="inherit" isOneLine />
        </p>
      </Hero>
      <Section
        id="services"
        heading={services.heading}
        introduction={services.introduction}
        tone="tinted"
      >
        <ServiceCards hrefOf={(slug) => `/services#${slug}`} textOf={({ teaser }) => teaser} />
        <ServicePageLinks />
      </Section>
      {emergencies && <EmergencyLinks {...emergencies} />}
      {reasons.items.length > 0 && (
        <Section id="reasons" heading={reasons.heading} layout="split">
          {reasons.photo && (
            <div className="hidden md:col-start-1 md:row-start-2 md:block">
              <Photo photo={reasons.photo} slot="column" />
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
      <ThisWeek isShort />
      <Reviews heading={rest.reviews.heading} reviews={reviews().home} />
      <AreasServed {...areas} />
      <CallToAction {...callToAction} />
      <JsonLd data={businessAndWebsite()} />
    </Page>
  )
}

function heroPicture({ scene, photo }: ReturnType<typeof home>['hero']) {
  if (photo) return { kind: 'photo', photo } as const
  if (!scene) return undefined
  const { image, alt, entryPoints = [], animals = [] } = scene
  const numbers = entryPoints.map((_, index) => index + 1)
  const pressable = pressableEntryPoints(image, entryPoints, numbers)
  return { kind: 'strip', image, alt, entryPoints: pressable, animals } as const
}
