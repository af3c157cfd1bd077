import { Icon } from '@/components/ui/Icon'
import { Section } from '@/components/ui/Section'
import type { Location } from '@/lib/content/location-schema'

type Props = { nearby: readonly Location[] }

/** The neighbors of a place. Nothing when it names none. */
export function NearbyAreas({ nearby }: Props) {
  if (nearby.length === 0) return null
  return (
    <Section id="nearby" heading="Nearby areas">
      <ul className="flex flex-wrap gap-3">
        {nearby.map((place) => (
          <li key={place.slug} className="max-w-full">
            <a
              href={`/locations/${place.slug}`}
              className="flex min-h-12 items-center gap-2 rounded-sm border border-control bg-card px-4 font-semibold hover:border-ink hover:underline"
            >
              <span className="flex text-brand">
                <Icon name="pin" />
              </span>
              <span className="min-w-0">{place.city}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
