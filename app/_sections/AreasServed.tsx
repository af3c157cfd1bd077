import { MobileDisclosure } from '@/components/ui/MobileDisclosure'
import { Section } from '@/components/ui/Section'
import { getMainLocations } from '@/lib/content/locations'
import { mapPoint } from '@/lib/content/map-point'
import { everyPage, type home } from '@/lib/content/pages'

type Props = ReturnType<typeof home>['areas']

export function AreasServed({ heading, introduction, map, open }: Props) {
  const locations = getMainLocations().toSorted((a, b) => a.city.localeCompare(b.city, 'en'))
  return (
    <Section id="areas" heading={heading} introduction={introduction}>
      <div className="grid gap-4 lg:grid-cols-[36rem_minmax(0,1fr)] lg:gap-12">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <MobileDisclosure label={open}>
            <AreaMap alt={map} />
          </MobileDisclosure>
        </div>
        <ol className="order-first columns-[2_9rem] gap-x-4 text-sm/snug sm:columns-3 lg:order-none lg:columns-2">
          {locations.map(({ slug, city }) => (
            <li key={slug} className="relative flex min-h-9 break-inside-avoid items-start py-1">
              <a
                href={`/locations/${slug}`}
                className="text-brand underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {city}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

function AreaMap({ alt }: { alt: string }) {
  return (
    <figure className="mx-auto grid w-full max-w-144 gap-2">
      <div className="relative">
        <picture>
          <source
            srcSet="/images/maps/region-phone.svg"
            media="(width < 30rem)"
            width={344}
            height={374}
          />
          <img
            src="/images/maps/region.svg"
            width={576}
            height={606}
            alt={alt}
            loading="lazy"
            className="w-full rounded-sm border print:mx-auto print:max-h-96 print:w-auto"
          />
        </picture>
        {/* Keyboard and screen reader users have the same links in the list. */}
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          className="absolute inset-x-0 top-0 w-full print:hidden"
        >
          {getMainLocations().map(({ slug, city, coordinates }) => {
            const { x, y } = mapPoint(coordinates)
            return (
              <a key={slug} href={`/locations/${slug}`} tabIndex={-1}>
                <title>{city}</title>
                <circle
                  cx={x.toFixed(1)}
                  cy={y.toFixed(1)}
                  r="2.5"
                  fillOpacity="0"
                  className="hover:stroke-signal-line hover:stroke-[0.5]"
                />
              </a>
            )
          })}
        </svg>
      </div>
      <figcaption className="text-xs text-ink-soft">{everyPage().mapCaption}</figcaption>
    </figure>
  )
}
