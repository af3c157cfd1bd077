import type { Metadata } from 'next'
import { Page } from '@/components/layout/Page'
import { Hero } from '@/components/sections/Hero'
import { ServiceCards } from '@/components/sections/ServiceCards'
import { ButtonLink } from '@/components/ui/Button'
import { FramedSpecimen } from '@/components/ui/FramedFigure'
import { Section } from '@/components/ui/Section'
import { addressKey } from '@/lib/address-key'
import { notFoundPage } from '@/lib/site/page-copy'
import { getEntry } from '@/lib/site/site-content'

// Next adds `noindex` itself. There is no canonical, because every unknown address gets this page.
export const metadata: Metadata = {
  title: notFoundPage().meta.title,
  description: notFoundPage().meta.description,
}

/** The target of each address that redirects by its key, for hosts without rules. */
function redirects() {
  const old = getEntry('redirects').redirects.map(({ from, to }) => [addressKey(from), to])
  return JSON.stringify(Object.fromEntries([['/blog', '/articles'], ...old]))
}

export default function NotFoundPage() {
  return (
    <Page path="">
      {/* An inline script (lib/browser/missing-page.ts) reads it: redirects for hosts without rules, and the log of addresses. */}
      <div data-not-found="" data-redirects={redirects()}>
        <Hero
          heading={notFoundPage().heading}
          introduction={notFoundPage().introduction}
          picture={<FramedSpecimen specimen={notFoundPage().specimen} slot="hero" />}
        >
          <div>
            <ButtonLink href="/" variant="outline-current">
              {notFoundPage().home}
            </ButtonLink>
          </div>
        </Hero>
        <Section id="services" heading={notFoundPage().services}>
          <ServiceCards hrefOf={(slug) => `/${slug}`} />
        </Section>
      </div>
    </Page>
  )
}
