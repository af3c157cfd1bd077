import type { Metadata } from 'next'
import { Page } from '@/components/layout/Page'
import { Hero } from '@/components/sections/Hero'
import { ServiceCards } from '@/components/sections/ServiceCards'
import { ButtonLink } from '@/components/ui/Button'
import { FramedSpecimen } from '@/components/ui/FramedFigure'
import { Section } from '@/components/ui/Section'
import { company } from '@/lib/content/company'
import { fill } from '@/lib/content/fill'
import { notFoundPage } from '@/lib/content/pages'

// Next adds `noindex` itself. There is no canonical, because every unknown address gets this page.
export const metadata: Metadata = {
  title: fill(notFoundPage().meta.title, { name: company().name }),
  description: notFoundPage().meta.description,
}

export default function NotFoundPage() {
  return (
    <Page path="">
      {/* lib/browser/missing-page.ts finds it. */}
      <div data-not-found="">
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
