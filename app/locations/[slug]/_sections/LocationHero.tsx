import type { ReactNode } from 'react'
import { CallButton } from '@/components/sections/CallButton'
import { Hero } from '@/components/sections/Hero'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { fill } from '@/lib/content/fill'
import { findHouse, type NamedHouse } from '@/lib/guide/houses'
import { countyName, placeDescription, placeHeading } from '@/lib/locations/location-description'
import type { Location } from '@/lib/locations/location-schema'
import { locationPage } from '@/lib/pages/page-copy'

type Props = { location: Location; above: ReactNode }

/** The name of a place, and the house that is usual there. */
export function LocationHero({ location, above }: Props) {
  const { city, zipCodes } = location
  const house = findHouse(location.house)
  return (
    <Hero
      heading={placeHeading(location)}
      hasProof
      introduction={placeDescription(location)}
      above={above}
      picture={house && housePicture(house)}
    >
      <div className="flex flex-wrap gap-3">
        {/* On a phone it is in the call bar. */}
        <span className="hidden md:flex">
          <CallButton />
        </span>
        <ButtonLink href="/estimate" variant="outline-current">
          {fill(locationPage.estimate, { city })}
        </ButtonLink>
      </div>
      <p className="max-w-measure text-sm">
        <span className="text-ochre">
          {locationPage[zipCodes.length > 1 ? 'zipCodes' : 'zipCode']}
        </span>{' '}
        {zipCodes.join(', ')} · {countyLine(location)}
      </p>
    </Hero>
  )
}

/** The names of a house's entry points, by their numbers, are the caption of its drawing. */
function housePicture({ image, name, numbers, entryPoints }: NamedHouse) {
  const named = entryPoints.map(({ place }, index) => `${index + 1}\u00A0${place.toLowerCase()}`)
  const caption = fill(locationPage.house, { house: name, places: named.join(', ') })
  return { kind: 'framed', image, caption, entryPoints: numbers } as const
}

/** "Elm County", or "Elm County, partly Oak and Ash". */
function countyLine({ county, alsoIn }: Location) {
  const own = countyName(county)
  if (alsoIn.length === 0) return own
  const others = new Intl.ListFormat('en-US').format(alsoIn)
  return fill(locationPage.counties, { county: own, others })
}
