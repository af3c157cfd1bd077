import { AnimalPage } from './_sections/AnimalPage'
import { EmergencyGuidePage } from './_sections/EmergencyGuidePage'
import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { Page } from '@/components/layout/Page'
import { CallBand } from '@/components/sections/CallBand'
import { JsonLd } from '@/components/ui/JsonLd'
import { getGuidePages } from '@/lib/content/field-guide'
import { fieldGuide } from '@/lib/content/pages'
import { lifeSize } from '@/lib/images/life-size'
import { entryRoute, type RouteProps } from '@/lib/seo/entry-route'
import { guideArticle } from '@/lib/seo/structured-data'

const route = entryRoute({
  entries: getGuidePages,
  metadata: (page) => ({ ...page, path: `/field-guide/${page.slug}` }),
})

export const dynamicParams = false
export const { generateStaticParams, generateMetadata } = route

export default async function GuidePage(props: RouteProps) {
  const page = await route.readEntry(props)
  const parents = [{ name: fieldGuide().heading, href: '/field-guide' }]
  const isUrgent = !('latin' in page)
  const above = <Breadcrumbs parents={parents} current={isUrgent ? page.heading : page.name} />
  return (
    <Page path={`/field-guide/${page.slug}`} isUrgent={isUrgent}>
      <article>
        {isUrgent ? (
          <EmergencyGuidePage guide={page} above={above} />
        ) : (
          <AnimalPage animal={page} above={above} lifeSize={await lifeSize(page.plate)} />
        )}
        <JsonLd data={guideArticle(page)} />
      </article>
      {!isUrgent && <CallBand />}
    </Page>
  )
}
