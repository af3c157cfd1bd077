import { Page } from '@/components/layout/Page'
import { CallBand } from '@/components/sections/CallBand'
import { CallButton } from '@/components/sections/CallButton'
import { Hero } from '@/components/sections/Hero'
import { ButtonLink } from '@/components/ui/ButtonLink'
import type { OwnPageContent } from '@/lib/pages/own-page-schema'
import { everyPage } from '@/lib/site/page-copy'

/** A page that the owner has written, in English or another language. */
export function OwnPage({ page }: { page: OwnPageContent }) {
  const { slug, lang, heading, introduction, callToAction: labels, content } = page
  return (
    <Page path={`/${slug}`} lang={lang} labels={labels}>
      <Hero heading={heading} introduction={introduction}>
        {/* A phone has both buttons in the call bar. */}
        <div className="hidden flex-wrap gap-3 md:flex">
          <CallButton variant="light-wide" call={labels?.call} />
          <ButtonLink href="/estimate" variant="outline-current">
            {labels?.estimate ?? everyPage().buttons.estimate}
          </ButtonLink>
        </div>
      </Hero>
      <div className="page-width py-12 md:py-18">
        {/* Safe: generated from Markdown in this repository, which may not contain HTML. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: content }} />
      </div>
      <CallBand heading={labels?.heading} />
    </Page>
  )
}
