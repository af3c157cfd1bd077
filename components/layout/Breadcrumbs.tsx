import { JsonLd } from '@/components/ui/JsonLd'
import { breadcrumbList } from '@/lib/seo/structured-data'

type Crumb = { name: string; href: string }

type Props = {
  /** The pages above this one, from the home page down. */
  trail: readonly Crumb[]
  /** Name of this page. */
  current: string
}

/** Where the page stands in the site, for visitors and for search engines alike. */
export function Breadcrumbs({ trail, current }: Props) {
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 text-sm">
      <ol className="flex gap-x-2">
        {trail.map(({ name, href }) => (
          <li key={href} className="flex gap-2 after:content-['/']">
            <a href={href} className="underline underline-offset-4 hover:decoration-2">
              {name}
            </a>
          </li>
        ))}
        <li aria-current="page" className="truncate">
          {current}
        </li>
      </ol>
      <JsonLd data={breadcrumbList(trail, current)} />
    </nav>
  )
}
