import { Page } from '@/components/layout/Page'
import { Hero } from '@/components/sections/Hero'
import { TextLink } from '@/components/ui/TextLink'
import { getGuidePages, type GuidePage } from '@/lib/guide/animals'
import { locationGroups } from '@/lib/locations/location-schema'
import { getLocations } from '@/lib/locations/locations'
import { sitemapGroups } from '@/lib/pages/navigation'
import { sitemapPage } from '@/lib/pages/page-copy'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({ ...sitemapPage.meta, path: '/sitemap', share: 'sitemap' })

export default function SitemapPage() {
  const { heading, introduction, groups, forSearchEngines } = sitemapPage
  const { main, services, legal } = sitemapGroups
  return (
    <Page path="/sitemap">
      <Hero heading={heading} introduction={<p>{introduction}</p>} />
      <div className="page-width grid gap-10 py-12 md:py-18">
        <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-3">
          <LinkGroup heading={groups.main} links={main} />
          <LinkGroup heading={groups.services} links={services} />
          {locationGroups.map((group) => (
            <LinkGroup key={group} heading={groups[group]} links={locationLinks(group)} />
          ))}
          <LinkGroup heading={groups.legal} links={legal} />
        </div>
        <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-3">
          <LinkGroup heading={groups.animals} links={guideLinks('animal')} />
          <LinkGroup heading={groups.emergencies} links={guideLinks('emergency')} />
        </div>
        <p>
          {forSearchEngines} <TextLink href="/sitemap.xml">sitemap.xml</TextLink>
        </p>
      </div>
    </Page>
  )
}

type LinkGroupProps = { heading: string; links: readonly { name: string; href: string }[] }

function LinkGroup({ heading, links }: LinkGroupProps) {
  if (links.length === 0) return null
  return (
    <section>
      <h2 className="pb-2 text-xl">{heading}</h2>
      <ul>
        {links.map(({ name, href }) => (
          <li key={href} className="flex min-h-9 items-center">
            <TextLink href={href}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function locationLinks(group: (typeof locationGroups)[number]) {
  return getLocations()
    .filter((location) => location.group === group)
    .map(({ city, slug }) => ({ name: city, href: `/locations/${slug}` }))
}

function guideLinks(kind: GuidePage['kind']) {
  const pages = [...getGuidePages()].flatMap(([slug, entry]) => {
    if (entry.kind !== kind) return []
    const name = entry.kind === 'animal' ? entry.animal.name : entry.page.heading
    return { name, href: `/field-guide/${slug}` }
  })
  return kind === 'animal'
    ? [{ name: 'What did you find?', href: '/field-guide' }, ...pages]
    : pages
}
