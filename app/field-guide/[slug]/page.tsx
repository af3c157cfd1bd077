import { AnimalPage } from './_sections/AnimalPage'
import { EmergencyGuidePage } from './_sections/EmergencyGuidePage'
import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { Page } from '@/components/layout/Page'
import { CallBand } from '@/components/sections/CallBand'
import { JsonLd } from '@/components/ui/JsonLd'
import { getGuidePages } from '@/lib/guide/animals'
import { fieldGuide } from '@/lib/pages/page-copy'
import { entryRoute, type RouteProps } from '@/lib/seo/entry-route'
import { guideArticle } from '@/lib/seo/structured-data'

const route = entryRoute({
  param: 'slug',
  slugs: () => [...getGuidePages().keys()],
  find: (slug) => getGuidePages().get(slug),
  metadata: (entry) => {
    const { slug, title, description } = entry.kind === 'animal' ? entry.animal : entry.page
    return { title, description, path: `/field-guide/${slug}` }
  },
})

export const dynamicParams = false
export const { generateStaticParams, generateMetadata } = route

export default async function GuidePage(props: RouteProps<'slug'>) {
  const entry = await route.readEntry(props)
  const { slug } = await props.params
  const current = entry.kind === 'animal' ? entry.animal.name : entry.page.heading
  const trail = [{ name: fieldGuide.heading, href: '/field-guide' }]
  const above = <Breadcrumbs trail={trail} current={current} />
  return (
    <Page path={`/field-guide/${slug}`}>
      <article>
        {entry.kind === 'animal' ? (
          <AnimalPage {...entry} above={above} />
        ) : (
          <EmergencyGuidePage {...entry} above={above} />
        )}
        <JsonLd data={guideArticle(entry)} />
      </article>
      <CallBand />
    </Page>
  )
}
