import { Page } from '@/components/layout/Page'
import { Hero } from '@/components/sections/Hero'
import { TextLink } from '@/components/ui/TextLink'
import { sitemapGroups } from '@/lib/content/navigation'
import { sitemapPage } from '@/lib/content/pages'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata({ ...sitemapPage().meta, path: '/sitemap' })

export default function SitemapPage() {
  const { heading, introduction, forSearchEngines } = sitemapPage()
  return (
    <Page path="/sitemap">
      <Hero heading={heading} introduction={introduction} />
      <div className="grid gap-8 page-width py-12 md:py-18">
        <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {sitemapGroups().map((group) => (
            <LinkGroup key={group.heading} {...group} />
          ))}
        </div>
        <p>
          {forSearchEngines} <TextLink href="/sitemap.xml">sitemap.xml</TextLink>
        </p>
      </div>
    </Page>
  )
}

/** A longer group gets the full width of the page, in columns. */
const maxLinksInColumn = 20

function LinkGroup({ heading, links }: ReturnType<typeof sitemapGroups>[number]) {
  if (links.length === 0) return null
  const isLong = links.length > maxLinksInColumn
  return (
    <section className={isLong ? 'sm:col-span-full' : undefined}>
      <h2 className="pb-2 text-lg">{heading}</h2>
      <ul
        className={`columns-[2_9rem] gap-x-4 *:break-inside-avoid sm:gap-x-12 ${isLong ? 'lg:columns-3' : 'sm:columns-1'}`}
      >
        {links.map(({ name, href }) => (
          <li key={href} className="flex min-h-9 items-center py-1">
            <TextLink href={href} isListed>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
