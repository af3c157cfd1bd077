import { LinkGroup } from './_sections/LinkGroup'
import { Page } from '@/components/layout/Page'
import { Hero } from '@/components/sections/Hero'
import { TextLink } from '@/components/ui/TextLink'
import { sitemapGroups } from '@/lib/pages/navigation'
import { pageMetadata } from '@/lib/seo/metadata'
import { sitemapPage } from '@/lib/site/page-copy'

export const generateMetadata = () => pageMetadata({ ...sitemapPage().meta, path: '/sitemap' })

export default function SitemapPage() {
  const { heading, introduction, forSearchEngines } = sitemapPage()
  return (
    <Page path="/sitemap">
      <Hero heading={heading} introduction={introduction} />
      <div className="grid gap-10 page-width py-12 md:py-18">
        <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-3">
          {sitemapGroups().map((group) => (
            <LinkGroup key={group.heading} heading={group.heading} links={group.links} />
          ))}
        </div>
        <p>
          {forSearchEngines} <TextLink href="/sitemap.xml">sitemap.xml</TextLink>
        </p>
      </div>
    </Page>
  )
}
