import { SpecimenImage } from '@/components/ui/SpecimenImage'
import type { home } from '@/lib/site/page-copy'

type Props = NonNullable<ReturnType<typeof home>['emergencies']>

/** Links to the emergency guides, right below the hero. */
export function EmergencyLinks({ heading, items }: Props) {
  return (
    <nav
      aria-labelledby="emergencies"
      className="grid gap-3 border-b border-line bg-paper-deep page-width py-5 lg:grid-cols-[auto_1fr] lg:items-center lg:gap-8 print:hidden"
    >
      <h2 id="emergencies" className="text-xl">
        {heading}
      </h2>
      <ul className="grid gap-2 min-[18rem]:grid-cols-2 md:grid-cols-4">
        {items.map(({ plate, title, href }) => (
          <li key={href} className="grid">
            <a
              href={href}
              className="flex min-h-14 items-center gap-1.5 rounded-sm border border-control bg-card px-1.5 py-1 text-sm/tight font-semibold hover:border-ink hover:underline"
            >
              <SpecimenImage name={plate} look="row" />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
