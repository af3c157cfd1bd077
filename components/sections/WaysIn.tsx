import { Section } from '@/components/ui/Section'
import type { House } from '@/lib/content/houses'

type Props = {
  heading: string
  house: House
  /** Numbers of the ways in that matter here, marked among the others. All count alike where it is left out. */
  spots?: readonly number[] | undefined
}

/** A house cut open, and a list of its numbered ways in. */
export function WaysIn({ heading, house, spots }: Props) {
  const matters = (number: number) => spots === undefined || spots.includes(number)
  return (
    <Section id="ways-in" heading={heading}>
      <div className="grid items-start gap-8 lg:grid-cols-[1.2fr_1fr]">
        <figure className="rounded-sm border border-line bg-card p-2 shadow-raised print:hidden">
          <img
            src={house.image}
            alt={house.alt}
            width={800}
            height={520}
            loading="lazy"
            className="h-auto w-full"
          />
          <figcaption className="border-t border-line p-3 text-center font-display text-sm">
            {house.name}
          </figcaption>
        </figure>
        <ol className="grid gap-x-6 gap-y-2.5 text-sm md:max-lg:grid-cols-2">
          {house.spots.map(({ place, note }, index) => (
            <li key={place} className="grid grid-cols-[auto_1fr] gap-3">
              <span aria-hidden="true" className={matters(index + 1) ? disc.filled : disc.outlined}>
                {index + 1}
              </span>
              <span>
                <strong className="font-semibold">{place}.</strong> {note}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

const round =
  'mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full text-xs font-semibold'

const disc = {
  filled: `${round} bg-brand text-card forced-colors:border`,
  outlined: `${round} border border-control text-ink-soft`,
}
