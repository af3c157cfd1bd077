import { CallOrEstimate, ServicePage } from './_sections/ServicePage'
import { Page } from '@/components/layout/Page'
import { CallBand } from '@/components/sections/CallBand'
import { Hero } from '@/components/sections/Hero'
import type { OwnPageContent } from '@/lib/pages/own-page-schema'
import { entryRoute, type RouteProps } from '@/lib/seo/entry-route'
import { services } from '@/lib/services/services'
import { getCollection } from '@/lib/site/site-content'

const route = entryRoute({
  entries: () => [...services(), ...getCollection('pages/own')],
  metadata: (entry) => ({ ...entry, path: `/${entry.slug}` }),
})

export const dynamicParams = false
export const { generateStaticParams, generateMetadata } = route

export default async function TopLevelPage(props: RouteProps) {
  const entry = await route.readEntry(props)
  return 'steps' in entry ? <ServicePage service={entry} /> : <OwnPage page={entry} />
}

/** A page that the owner has written, in English or another language. */
function OwnPage({ page }: { page: OwnPageContent }) {
  const { slug, lang, heading, introduction, callToAction: labels, content } = page
  return (
    <Page path={`/${slug}`} lang={lang} labels={labels}>
      <Hero heading={heading} introduction={introduction}>
        <CallOrEstimate labels={labels} />
      </Hero>
      <div className="page-width py-12 md:py-18">
        {/* Safe: generated from Markdown in this repository. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: content }} />
      </div>
      <CallBand heading={labels?.heading} />
    </Page>
  )
}
