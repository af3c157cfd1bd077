import { SpecimenImage } from '@/components/ui/SpecimenImage'
import type { home } from '@/lib/site/page-copy'

type Props = NonNullable<ReturnType<typeof home>['emergencies']>

/** Links to the emergency guides, and one to the guide for everything else. */
export function EmergencyLinks({ heading, items, other }: Props) {
  return (
    <nav
      id="emergencies"
      aria-labelledby="emergencies-heading"
      className="grid gap-2 border-b border-line bg-paper-deep page-width py-2 md:py-5 lg:grid-cols-[auto_1fr_auto] lg:items-center lg:gap-4 print:hidden"
    >
      <h2 id="emergencies-heading" className="text-xl">
        {heading}
      </h2>
      <ul className="grid gap-2 min-[18rem]:grid-cols-2 xs:auto-cols-fr xs:grid-flow-col xs:grid-cols-none">
        {items.map(({ plate, title, short, href }) => (
          <li key={href} className="grid">
            <a
              href={href}
              aria-label={short && title}
              className="flex min-h-14 flex-wrap items-center justify-center gap-x-2 rounded-sm border border-control bg-card px-1 py-1 text-center text-xs/tight font-semibold hover:border-ink hover:underline md:text-sm/tight"
            >
              <SpecimenImage name={plate} look="row" />
              {short ?? title}
            </a>
          </li>
        ))}
      </ul>
      {other && (
        <a
          href="/field-guide"
          className="flex min-h-11 items-center justify-between gap-6 rounded-sm border border-brand-deep bg-brand-deep px-4 py-2 text-sm font-semibold text-paper hover:underline lg:min-h-14 lg:px-5"
        >
          {other} <span aria-hidden="true">→</span>
        </a>
      )}
    </nav>
  )
}
