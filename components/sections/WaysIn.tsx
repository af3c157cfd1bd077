import { NumberDisc } from '@/components/ui/NumberDisc'
import { Section } from '@/components/ui/Section'
import type { NamedHouse } from '@/lib/content/houses'

type Props = {
  heading: string
  ways: NamedHouse['ways']
}

/** The ways into a house, by the numbers of the drawing above. */
export function WaysIn({ heading, ways }: Props) {
  return (
    <Section id="ways-in" heading={heading}>
      <ol className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2 lg:grid-cols-4">
        {ways.map(({ place, note }, index) => (
          <li key={place} className="grid grid-cols-[auto_1fr] content-start gap-3">
            <NumberDisc value={index + 1} />
            <span className="grid content-start gap-1">
              <strong className="text-base font-semibold">{place}</strong>
              {note}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
