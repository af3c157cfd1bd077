import { JsonLd } from '@/components/ui/JsonLd'
import { breadcrumbList } from '@/lib/seo/structured-data'
import { everyPage } from '@/lib/site/page-copy'

type Crumb = { name: string; href: string }

type Props = {
  /** The pages between the home page and this one. */
  parents: readonly Crumb[]
  current: string
  /** Only screen readers get the name of this page, because a long heading right below says the same. */
  hidesCurrent?: boolean
}

/** The pages above this one, for visitors and search engines. */
export function Breadcrumbs({ parents, current, hidesCurrent = false }: Props) {
  const { label, home } = everyPage().breadcrumbs
  const trail = [{ name: home, href: '/' }, ...parents]
  return (
    <nav aria-label={label} className="min-w-0 text-sm">
      <ol className="flex gap-x-2">
        {trail.map(({ name, href }) => (
          <li
            key={href}
            className={`flex gap-2 whitespace-nowrap ${hidesCurrent ? "not-nth-last-2:after:[content:'/']" : "after:[content:'/']"}`}
          >
            <a href={href} className="underline underline-offset-4 hover:decoration-2">
              {name}
            </a>
          </li>
        ))}
        <li aria-current="page" className={hidesCurrent ? 'sr-only' : 'truncate'}>
          {current}
        </li>
      </ol>
      <JsonLd data={breadcrumbList(trail, current)} />
    </nav>
  )
}
