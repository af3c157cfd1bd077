import { NumberDisc } from '@/components/ui/NumberDisc'
import { Section } from '@/components/ui/Section'
import { getEntry } from '@/lib/content/content'
import { countyName } from '@/lib/locations/location-description'
import { getMainLocations } from '@/lib/locations/locations'
import { fromNorthToSouth, getRegionMaps } from '@/lib/map/area-maps'
import type { home } from '@/lib/pages/page-copy'

/** All places on the map, and as links by county, with the numbers that they have on a map without names. */
export function AreasServed({ heading, introduction, map }: (typeof home)['areas']) {
  const { named } = getRegionMaps()
  return (
    <Section id="areas" heading={heading} introduction={introduction}>
      <div className="grid gap-8 lg:grid-cols-[36rem_minmax(0,1fr)] lg:gap-12">
        <AreaMap alt={map} />
        <div className="order-first grid content-start gap-6 lg:order-none">
          {placesByCounty().map(({ county, places }) => (
            <div key={county} className="grid gap-1">
              <h3 className="text-xl">{countyName(county)}</h3>
              <ul className="gap-x-6 xs:columns-2 sm:columns-3 lg:columns-2">
                {places.map(({ slug, city, number }) => (
                  <li key={slug} className="break-inside-avoid">
                    <a
                      href={`/locations/${slug}`}
                      className={`flex min-h-10 items-center gap-2.5 py-1 text-base/snug wrap-anywhere decoration-2 underline-offset-4 hover:underline ${named ? 'sm:*:hidden' : ''}`}
                    >
                      <NumberDisc value={number} />
                      {city}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}

function AreaMap({ alt }: { alt: string }) {
  const { numbered, named } = getRegionMaps()
  return (
    <figure className="mx-auto grid w-full max-w-144 gap-2 self-start lg:sticky lg:top-24">
      <picture>
        {named && (
          <source
            media="(min-width: 40rem)"
            srcSet={named.src}
            width={named.width}
            height={named.height}
          />
        )}
        <img
          src={numbered.src}
          width={numbered.width}
          height={numbered.height}
          alt={alt}
          loading="lazy"
          className="w-full rounded-sm border border-line bg-card print:mx-auto print:max-h-96 print:w-auto"
        />
      </picture>
      <figcaption className="text-xs text-ink-soft">{getEntry('map').caption}</figcaption>
    </figure>
  )
}

/** The counties from the one with the most places; in each the places from north to south, as they are numbered. */
function placesByCounty() {
  const numbered = fromNorthToSouth(getMainLocations()).map((place, index) => ({
    ...place,
    number: index + 1,
  }))
  const counties = [...new Set(numbered.map(({ county }) => county))]
  return counties
    .map((county) => ({ county, places: numbered.filter((place) => place.county === county) }))
    .sort((a, b) => b.places.length - a.places.length)
}
