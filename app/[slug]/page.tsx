import { ServicePage } from './_sections/ServicePage'
import { Page } from '@/components/layout/Page'
import { CallBand } from '@/components/sections/CallBand'
import { CallButton } from '@/components/sections/CallButton'
import { Hero } from '@/components/sections/Hero'
import { ShortAnswers } from '@/components/sections/ShortAnswers'
import { ButtonLink } from '@/components/ui/ButtonLink'
import type { OwnPage as OwnPageEntry } from '@/lib/pages/own-page-schema'
import { everyPage } from '@/lib/pages/page-copy'
import { entryRoute, type RouteProps } from '@/lib/seo/entry-route'
import { services } from '@/lib/services/services'
import { answersForService } from '@/lib/services/short-answers'
import { getCollection } from '@/lib/site-content'

const route = entryRoute({
  entries: () => [...services(), ...getCollection('pages/own')],
  metadata: (entry) => ({ ...entry, path: `/${entry.slug}` }),
})

export const dynamicParams = false
export const { generateStaticParams, generateMetadata } = route

/** The pages right below the home page: those of the services, and the owner's own. */
export default async function TopLevelPage(props: RouteProps) {
  const entry = await route.readEntry(props)
  return 'steps' in entry ? <ServicePage service={entry} /> : <OwnPage page={entry} />
}

/** A page that the owner has written, in English or another language. */
function OwnPage({ page }: { page: OwnPageEntry }) {
  const { slug, lang, heading, introduction, callToAction: words, content } = page
  return (
    <Page path={`/${slug}`} lang={lang} words={words}>
      <Hero heading={heading} introduction={introduction}>
        {/* On a phone the call bar has both. */}
        <div className="hidden flex-wrap gap-3 md:flex">
          <CallButton variant="light-wide" call={words?.call} />
          <ButtonLink href="/estimate" variant="outline-current">
            {words?.estimate ?? everyPage().buttons.estimate}
          </ButtonLink>
        </div>
        {!lang && <ShortAnswers rows={answersForService(services()[0])} />}
      </Hero>
      <div className="page-width py-12 md:py-18">
        {/* Made at build time from Markdown in this repository, which may hold no HTML. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: content }} />
      </div>
      <CallBand heading={words?.heading} />
    </Page>
  )
}
