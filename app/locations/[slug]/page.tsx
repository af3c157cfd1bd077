import { LocationHero } from './_sections/LocationHero'
import { LocationTerms } from './_sections/LocationTerms'
import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { Page } from '@/components/layout/Page'
import { PhoneLine } from '@/components/sections/PhoneLine'
import { Questions } from '@/components/sections/Questions'
import { RelatedLinks } from '@/components/sections/RelatedLinks'
import { Reviews } from '@/components/sections/Reviews'
import { ServiceCards } from '@/components/sections/ServiceCards'
import { PageSources } from '@/components/sections/Sources'
import { CardGrid } from '@/components/ui/CardGrid'
import { JsonLd } from '@/components/ui/JsonLd'
import { Photo } from '@/components/ui/Photo'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import { articleLinks } from '@/lib/content/articles'
import { fill } from '@/lib/content/fill'
import { getLocations, locationLinks } from '@/lib/content/locations'
import { mapPoint } from '@/lib/content/map-point'
import { everyPage, locationPage, reviews } from '@/lib/content/pages'
import type { Location } from '@/lib/content/schemas/locations'
import { dayOf, monthAndYear } from '@/lib/dates'
import { entryRoute, type RouteProps } from '@/lib/seo/entry-route'
import { locationService } from '@/lib/seo/structured-data'

const route = entryRoute({
  entries: getLocations,
  metadata: (location) => ({ ...location, path: `/locations/${location.slug}` }),
})

export const dynamicParams = false
export const { generateStaticParams, generateMetadata } = route

export default async function LocationPage(props: RouteProps) {
  const location = await route.readEntry(props)
  const { city, slug } = location
  const { headings } = locationPage()
  const parents = [{ name: everyPage().breadcrumbs.areas, href: '/#areas' }]
  return (
    <Page path={`/locations/${slug}`} opensAtTop>
      <LocationHero location={location} above={<Breadcrumbs parents={parents} current={city} />} />
      <LocationText location={location} />
      <LocationTerms {...location} />
      <WorkDone location={location} />
      <Services location={location} />
      <Questions heading={fill(headings.questions, { city })} questions={location.questions}>
        {/* A phone has the call button in the call bar. */}
        <p className="hidden md:block">
          {locationPage().call} <PhoneLine />
        </p>
      </Questions>
      <Reviews heading={headings.reviews} reviews={reviews().locations} />
      <RelatedLinks id="nearby" {...furtherLinks(location)} />
      <PageSources sources={location.sources} reviewed={location.reviewed} />
      <JsonLd data={locationService(location)} />
    </Page>
  )
}

/** The text of the location's Markdown file and the map, on wide screens in two columns of the same height. */
function LocationText({ location }: { location: Location }) {
  return (
    <div
      id="about"
      className="page-width plain-band pt-5 md:columns-2 md:gap-x-12 md:py-18 print:columns-1"
    >
      {/* Safe: generated from Markdown in this repository. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: location.content }} />
      <div className="hidden break-inside-avoid pt-8 md:block print:hidden">
        <LocationMap location={location} />
      </div>
    </div>
  )
}

function WorkDone({ location: { city, work } }: { location: Location }) {
  if (work.length === 0) return null
  return (
    <Section id="work" heading={fill(locationPage().headings.work, { city })}>
      <CardGrid count={work.length}>
        {work.map(({ photo, month, found }) => (
          <div key={found} className="grid content-start gap-1">
            {photo ? <Photo photo={{ ...photo, caption: found }} place="column" /> : <p>{found}</p>}
            <p className="text-xs text-ink-soft">
              <time dateTime={month}>{monthAndYear(dayOf(`${month}-01`))}</time>
            </p>
          </div>
        ))}
      </CardGrid>
    </Section>
  )
}

function Services({ location: { city, services } }: { location: Location }) {
  const { headings, allServices } = locationPage()
  return (
    <Section id="services" heading={fill(headings.services, { city })} tone="tinted">
      <ServiceCards hrefOf={(slug) => `/${slug}`} textOf={({ slug }) => services[slug]} />
      <p>
        <TextLink href="/services" isAlone>
          {allServices}
        </TextLink>
      </p>
    </Section>
  )
}

/** Only on wide screens: on a phone it would say no more than the ZIP codes and the nearby areas. */
function LocationMap({ location: { city, coordinates } }: { location: Location }) {
  const { x, y } = mapPoint(coordinates)
  const isLeft = coordinates.nameSide === 'left'
  const point = { x: 3.44 * x, y: 3.44 * y }
  return (
    <figure className="grid gap-1">
      <div className="relative rounded-sm border">
        <img
          src="/images/maps/locations.svg"
          width={344}
          height={374}
          alt={fill(locationPage().map, { city })}
          loading="lazy"
          className="w-full"
        />
        <svg
          viewBox="0 0 344 374"
          aria-hidden="true"
          className="absolute inset-0 size-full stroke-card"
        >
          <circle cx={point.x} cy={point.y} r="8" strokeWidth="1.5" className="fill-brand" />
          {/* An outline, so that lines below it don't cross the letters. */}
          <text
            x={point.x + (isLeft ? -12 : 12)}
            y={point.y + 6}
            textAnchor={isLeft ? 'end' : 'start'}
            fontFamily="Arial,sans-serif"
            fontSize="17"
            fontWeight="700"
            strokeWidth="3"
            strokeLinejoin="round"
            paintOrder="stroke"
            className="fill-ink"
          >
            {city}
          </text>
        </svg>
      </div>
      <figcaption className="text-xs text-ink-soft">{everyPage().mapCaption}</figcaption>
    </figure>
  )
}

function furtherLinks({ nearbyAreas, articles }: Location) {
  const { nearby, reading } = locationPage().headings
  const places = locationLinks(nearbyAreas)
  const hasPlaces = places.length > 0
  return {
    heading: hasPlaces ? nearby : reading,
    lines: [
      { links: places },
      { label: hasPlaces ? reading : undefined, links: articleLinks(articles) },
    ],
  }
}
