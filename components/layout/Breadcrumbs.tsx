import { JsonLd } from '@/components/ui/JsonLd'
import { everyPage } from '@/lib/content/pages'
import { breadcrumbList } from '@/lib/seo/structured-data'

type Props = {
  /** The pages between the home page and this one. */
  parents: readonly { name: string; href: string }[]
  current: string
  /** Only screen readers get the name of this page, because a long heading right below says the same. */
  hidesCurrent?: boolean
}

export function Breadcrumbs({ parents, current, hidesCurrent = false }: Props) {
  const { label, home } = everyPage().breadcrumbs
  const trail = [{ name: home, href: '/' }, ...parents]
  return (
    <nav aria-label={label} className="min-w-0 text-sm">
      <ol className="flex flex-wrap gap-x-2 [--sign:'/']">
        {trail.map(({ name, href }, index) => (
          <li
            key={href}
            className={`flex gap-2 whitespace-nowrap ${hidesCurrent && index === parents.length ? '' : 'sign'}`}
          >
            <a href={href} className="underline underline-offset-4 hover:decoration-2">
              {name}
            </a>
          </li>
        ))}
        <li aria-current="page" className={hidesCurrent ? 'sr-only' : 'min-w-11 flex-1 truncate'}>
          {current}
        </li>
      </ol>
      <JsonLd data={breadcrumbList(trail, current)} />
    </nav>
  )
}
