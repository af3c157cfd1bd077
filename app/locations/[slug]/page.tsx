import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { Page } from '@/components/layout/Page'
import { ArticleList } from '@/components/sections/ArticleList'
import { BeforeYouCall } from '@/components/sections/BeforeYouCall'
import { CallBand } from '@/components/sections/CallBand'
import { LocationGuide } from '@/components/sections/LocationGuide'
import { LocationHero } from '@/components/sections/LocationHero'
import { LocationMonths } from '@/components/sections/LocationMonths'
import { LocationServices } from '@/components/sections/LocationServices'
import { NearbyAreas } from '@/components/sections/NearbyAreas'
import { Questions } from '@/components/sections/Questions'
import { Reviews } from '@/components/sections/Reviews'
import { WaysIn } from '@/components/sections/WaysIn'
import { WorkDone } from '@/components/sections/WorkDone'
import { JsonLd } from '@/components/ui/JsonLd'
import { articlesNamed } from '@/lib/content/articles'
import { findHouse } from '@/lib/content/houses'
import { getLocation, getLocations, nearbyLocations } from '@/lib/content/locations'
import { reviews } from '@/lib/content/reviews'
import { entryRoute, type RouteProps } from '@/lib/seo/entry-route'
import { locationMetadata } from '@/lib/seo/metadata'
import { locationService } from '@/lib/seo/structured-data'

const route = entryRoute({
  param: 'slug',
  slugs: () => getLocations().map(({ slug }) => slug),
  find: getLocation,
  metadata: locationMetadata,
})

export const dynamicParams = false
export const { generateStaticParams, generateMetadata } = route

export default async function LocationPage(props: RouteProps<'slug'>) {
  const location = await route.readEntry(props)
  const { city, slug } = location
  const articles = articlesNamed(location.articles)
  const house = findHouse(location.house)
  return (
    <Page path={`/locations/${slug}`}>
      <LocationHero
        location={location}
        house={house}
        above={<Breadcrumbs trail={[]} current={city} />}
      />
      {house && <WaysIn heading="Ways into houses like these" ways={house.ways} />}
      <LocationGuide location={location} />
      <WorkDone heading={`Work we did in ${city}`} work={location.work} />
      <LocationServices location={location} />
      <LocationMonths location={location} />
      <BeforeYouCall beforeYouCall={location.beforeYouCall} />
      <Questions heading={`Asked in ${city}`} questions={location.questions} />
      <Reviews heading="From our customers" reviews={reviews.places} />
      <NearbyAreas nearby={nearbyLocations(location)} />
      <ArticleList heading={`Worth reading in ${city}`} articles={articles} />
      <CallBand />
      <JsonLd data={locationService(location)} />
    </Page>
  )
}
