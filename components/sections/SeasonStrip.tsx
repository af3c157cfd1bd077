import { Badge } from '@/components/ui/Badge'
import { Section } from '@/components/ui/Section'
import { seasons } from '@/lib/content/texts'

type Props = { heading: string; introduction: string }

/** The four seasons. The site's script marks the visitor's own; without it none is marked. */
export function SeasonStrip({ heading, introduction }: Props) {
  return (
    <Section id="seasons" heading={heading} introduction={introduction} tone="tinted">
      <ol className="grid gap-px overflow-hidden rounded-sm border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {seasons.map((season) => (
          <li
            key={season.name}
            data-season-months={season.months.join(' ')}
            className="group grid content-start gap-3 border-t-4 border-transparent bg-card p-5 data-current:border-signal"
          >
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 text-xl">
              {season.name}
              <span className="hidden group-data-current:inline">
                <Badge variant="filled">Now</Badge>
              </span>
            </h3>
            <p className="text-sm text-ink-soft">{season.span}</p>
            <p>{season.expect}</p>
            <p className="border-t border-line pt-3 text-sm">
              <strong className="block font-semibold">What to do</strong>
              {season.act}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
