import { LinkList } from '@/components/ui/LinkList'
import { services } from '@/lib/services/services'
import { servicesPage } from '@/lib/site/page-copy'

/** Leads to the pages of the services by what they have, such as prices. */
export function ServicePageLinks() {
  return (
    <div className="flex flex-wrap gap-x-5 text-sm">
      <p>{servicesPage().links.terms}:</p>
      <LinkList
        links={services().map(({ slug, name }) => ({ href: `/${slug}`, text: name }))}
        layout="row"
      />
    </div>
  )
}
