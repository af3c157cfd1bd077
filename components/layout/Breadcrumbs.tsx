import { JsonLd } from '@/components/ui/JsonLd'
import { breadcrumbList } from '@/lib/seo/structured-data'

type Crumb = { name: string; href: string }

type Props = {
  /** The pages between the home page and this one. */
  trail: readonly Crumb[]
  /** Name of this page. */
  current: string
}

const home: Crumb = { name: 'Home', href: '/' }

/** The way to the page from the top of the site, for visitors and search engines. */
export function Breadcrumbs({ trail: between, current }: Props) {
  const trail = [home, ...between]
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 text-sm">
      <ol className="flex gap-x-2">
        {trail.map(({ name, href }) => (
          <li key={href} className="flex gap-2 whitespace-nowrap after:content-['/']">
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
