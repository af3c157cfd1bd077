import { LocationGuide } from './_sections/LocationGuide'
import { LocationHero } from './_sections/LocationHero'
import { LocationServices } from './_sections/LocationServices'
import { LocationTerms } from './_sections/LocationTerms'
import { WorkDone } from './_sections/WorkDone'
import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { Page } from '@/components/layout/Page'
import { CallBand } from '@/components/sections/CallBand'
import { LinkLines } from '@/components/sections/LinkLines'
import { Questions } from '@/components/sections/Questions'
import { Reviews } from '@/components/sections/Reviews'
import { PageSources } from '@/components/sections/Sources'
import { JsonLd } from '@/components/ui/JsonLd'
import { articlesNamed } from '@/lib/articles/articles'
import { findHouse } from '@/lib/guide/houses'
import { getLocation, getLocations, nearbyLocations } from '@/lib/locations/locations'
import { home, locationPage } from '@/lib/pages/page-copy'
import { reviews } from '@/lib/reviews/reviews'
import { entryRoute, type RouteProps } from '@/lib/seo/entry-route'
import { locationService } from '@/lib/seo/structured-data'

const route = entryRoute({
  param: 'slug',
  slugs: () => getLocations().map(({ slug }) => slug),
  find: getLocation,
  metadata: (location) => ({ ...location, path: `/locations/${location.slug}` }),
})

export const dynamicParams = false
export const { generateStaticParams, generateMetadata } = route

export default async function LocationPage(props: RouteProps<'slug'>) {
  const location = await route.readEntry(props)
  const { city, slug } = location
  const house = findHouse(location.house)
  const { headings } = locationPage
  const nearby = nearbyLocations(location).map((place) => ({
    href: `/locations/${place.slug}`,
    text: place.city,
  }))
  const articles = articlesNamed(location.articles).map((article) => ({
    href: `/blog${article.slug}`,
    text: article.title,
  }))
  const { emergencies } = home
  const urgent = emergencies?.items.map(({ href, title }) => ({ href, text: title })) ?? []
  return (
    <Page path={`/locations/${slug}`}>
      <LocationHero
        location={location}
        house={house}
        above={<Breadcrumbs trail={[]} current={city} />}
      />
      <LocationTerms terms={location.terms} />
      <LocationGuide location={location} />
      <WorkDone heading={headings.work.replace('{city}', city)} work={location.work} />
      <LocationServices location={location} />
      <Questions
        heading={headings.questions.replace('{city}', city)}
        questions={location.questions}
      />
      <Reviews heading={headings.reviews} reviews={reviews.places} />
      <LinkLines
        id="nearby"
        heading={headings.nearby}
        lines={[
          { links: nearby },
          { label: headings.reading, links: articles },
          { label: emergencies?.heading, links: urgent },
        ]}
      />
      <PageSources {...location} />
      <CallBand />
      <JsonLd data={locationService(location)} />
    </Page>
  )
}
