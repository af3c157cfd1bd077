import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { Page } from '@/components/layout/Page'
import { ArticleList } from '@/components/sections/ArticleList'
import { CallBand } from '@/components/sections/CallBand'
import { LocationGuide } from '@/components/sections/LocationGuide'
import { LocationHero } from '@/components/sections/LocationHero'
import { LocationQuestions } from '@/components/sections/LocationQuestions'
import { NearbyAreas } from '@/components/sections/NearbyAreas'
import { Reviews } from '@/components/sections/Reviews'
import { ServiceCards } from '@/components/sections/ServiceCards'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { JsonLd } from '@/components/ui/JsonLd'
import { Section } from '@/components/ui/Section'
import { locationReviews } from '@/content/testimonials'
import { articlesNamed } from '@/lib/content/articles'
import { getLocation, getLocations, nearbyLocations } from '@/lib/content/locations'
import { pageMetadata } from '@/lib/seo/metadata'
import { locationImageName } from '@/lib/seo/share-images'
import { locationService } from '@/lib/seo/structured-data'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return getLocations().map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const location = await readLocation(params)
  const { title, description, keywords, slug } = location
  return pageMetadata({
    title,
    description,
    keywords,
    path: `/locations/${slug}`,
    share: locationImageName(location),
  })
}

export default async function LocationPage({ params }: Props) {
  const location = await readLocation(params)
  const { city, slug } = location
  const articles = articlesNamed(location.articles)
  return (
    <Page path={`/locations/${slug}`}>
      <LocationHero
        location={location}
        scene={articles[0]?.image}
        above={<Breadcrumbs trail={[{ name: 'Home', href: '/' }]} current={city} />}
      />
      <LocationGuide location={location} />
      <Section id="services" heading={`Services in ${city}`} tone="tinted">
        <ServiceCards hrefOf={(service) => `/${service}`} descriptions={location.services} />
        <div>
          <ButtonLink href="/services" variant="outline">
            View all services
          </ButtonLink>
        </div>
      </Section>
      <LocationQuestions city={city} questions={location.questions} />
      <Reviews heading="From our customers" reviews={locationReviews} />
      <NearbyAreas nearby={nearbyLocations(location)} />
      <ArticleList heading={`Worth reading in ${city}`} articles={articles} />
      <CallBand />
      <JsonLd data={locationService(location)} />
    </Page>
  )
}

async function readLocation(params: Props['params']) {
  const { slug } = await params
  return getLocation(slug) ?? notFound()
}
