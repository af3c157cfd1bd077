import { AnimalPage } from './_sections/AnimalPage'
import { EmergencyGuidePage } from './_sections/EmergencyGuidePage'
import { lifeSize } from '@/app/images/draw-animal'
import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { Page } from '@/components/layout/Page'
import { CallBand } from '@/components/sections/CallBand'
import { JsonLd } from '@/components/ui/JsonLd'
import { getGuidePages } from '@/lib/guide/animals'
import { entryRoute, type RouteProps } from '@/lib/seo/entry-route'
import { guideArticle } from '@/lib/seo/structured-data'
import { fieldGuide } from '@/lib/site/page-copy'

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
  return (
    <Page path={`/field-guide/${page.slug}`} isUrgent={isUrgent}>
      <article>
        {'latin' in page ? (
          <AnimalPage
            animal={page}
            above={<Breadcrumbs parents={parents} current={page.name} />}
            lifeSize={await lifeSize(page.plate)}
          />
        ) : (
          <EmergencyGuidePage
            guide={page}
            above={<Breadcrumbs parents={parents} current={page.heading} />}
          />
        )}
        <JsonLd data={guideArticle(page)} />
      </article>
      {!isUrgent && <CallBand />}
    </Page>
  )
}
