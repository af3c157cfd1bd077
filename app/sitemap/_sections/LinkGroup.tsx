import { TextLink } from '@/components/ui/TextLink'
import type { NavigationLink } from '@/lib/pages/navigation'

/** A longer group gets the full width of the page, in columns. */
const maxLinksInColumn = 20

type Props = { heading: string; links: readonly NavigationLink[] }

export function LinkGroup({ heading, links }: Props) {
  if (links.length === 0) return null
  const isLong = links.length > maxLinksInColumn
  return (
    <section className={isLong ? 'sm:col-span-full' : undefined}>
      <h2 className="pb-2 text-xl">{heading}</h2>
      <ul
        className={isLong ? 'gap-x-10 *:break-inside-avoid sm:columns-2 lg:columns-3' : undefined}
      >
        {links.map(({ name, href, lang }) => (
          <li key={href} className="flex min-h-9 items-center">
            <TextLink href={href} lang={lang}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
