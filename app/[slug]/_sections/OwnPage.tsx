import { Page } from '@/components/layout/Page'
import { CallBand } from '@/components/sections/CallBand'
import { CallButton } from '@/components/sections/CallButton'
import { Hero } from '@/components/sections/Hero'
import { ButtonLink } from '@/components/ui/ButtonLink'
import type { OwnPage as OwnPageContent } from '@/lib/pages/own-page-schema'
import { everyPage } from '@/lib/pages/page-copy'

/** A page that the owner has written, in English or another language. */
export function OwnPage({ page }: { page: OwnPageContent }) {
  const { slug, lang, heading, introduction, callToAction: words, content } = page
  return (
    <Page path={`/${slug}`} lang={lang} words={words}>
      <Hero heading={heading} hasProof={!lang} introduction={<p>{introduction}</p>}>
        {/* On a phone the call bar has both. */}
        <div className="hidden flex-wrap gap-3 md:flex">
          <CallButton call={words?.call} />
          <ButtonLink href="/estimate" variant="outline-current">
            {words?.estimate ?? everyPage.buttons.estimate}
          </ButtonLink>
        </div>
      </Hero>
      <div className="page-width py-12 md:py-18">
        {/* Made at build time from Markdown in this repository, which may hold no HTML. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: content }} />
      </div>
      <CallBand heading={words?.heading} />
    </Page>
  )
}
