import { MapNumber } from '@/components/ui/MapNumber'
import { Section } from '@/components/ui/Section'
import type { Location } from '@/lib/location-schema'
import { AreaMap } from './AreaMap'

type Props = { location: Location; nearby: readonly Location[] }

/** The neighbors of a place, on the map and as a list. Nothing when it names none. */
export function NearbyAreas({ location, nearby }: Props) {
  if (nearby.length === 0) return null
  return (
    <Section id="nearby" heading={`Near ${location.city}`}>
      <div className="grid items-center gap-8 md:grid-cols-2">
        <AreaMap current={location.slug} numbered={nearby.map(({ slug }) => slug)} />
        <ol className="grid gap-2">
          {nearby.map(({ slug, city }, index) => (
            <li key={slug}>
              <a
                href={`/locations/${slug}`}
                className="flex min-h-11 items-center gap-3 text-lg decoration-2 underline-offset-4 hover:underline"
              >
                <MapNumber value={index + 1} />
                {city}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
