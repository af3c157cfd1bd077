import { AreaMap } from './AreaMap'
import { NumberDisc } from '@/components/ui/NumberDisc'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import { areAllLocationsMain, getMainLocations } from '@/lib/content/locations'

type Props = { heading: string; introduction: string }

/** All places on the map, with the list that the map's numbers stand for. */
export function AreasServed({ heading, introduction }: Props) {
  const places = getMainLocations()
  return (
    <Section id="areas" heading={heading} introduction={introduction}>
      <div className="grid grid-cols-1 items-center gap-8 md:grid-cols-2">
        <AreaMap />
        <ol className="gap-x-6 xs:columns-2 lg:columns-3">
          {places.map(({ slug, city }, index) => (
            <li key={slug} className="break-inside-avoid">
              <a
                href={`/locations/${slug}`}
                className="flex min-h-10 items-center gap-2.5 py-1 leading-snug decoration-2 underline-offset-4 hover:underline"
              >
                <NumberDisc value={index + 1} />
                {/* Breaks before it reaches into the next column, as it would with wider spacing. */}
                <span className="min-w-0">{city}</span>
              </a>
            </li>
          ))}
        </ol>
      </div>
      {!areAllLocationsMain() && (
        <p>
          <TextLink href="/sitemap" isAlone>
            All places we serve
          </TextLink>
        </p>
      )}
    </Section>
  )
}
