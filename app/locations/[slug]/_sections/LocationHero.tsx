import type { ReactNode } from 'react'
import { CallButton } from '@/components/sections/CallButton'
import { Hero } from '@/components/sections/Hero'
import { ShortAnswers } from '@/components/sections/ShortAnswers'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { fill } from '@/lib/content/fill'
import { findHouse, type ShownHouse } from '@/lib/guide/houses'
import { locationDescription, locationHeading } from '@/lib/locations/location-description'
import type { Location } from '@/lib/locations/location-schema'
import { answersForLocation } from '@/lib/services/short-answers'
import { locationPage } from '@/lib/site/page-copy'

type Props = { location: Location; above: ReactNode }

export function LocationHero({ location, above }: Props) {
  const house = findHouse(location.house)
  return (
    <Hero
      heading={locationHeading(location)}
      introduction={locationDescription(location)}
      above={above}
      picture={house && housePicture(house)}
    >
      {/* Above the answers, because a city may have thirty ZIP codes. */}
      <div className="flex flex-wrap gap-3 sm:flex-nowrap">
        {/* A phone has the call button in the call bar. */}
        <span className="hidden shrink-0 md:flex">
          <CallButton variant="light-wide" size="row" />
        </span>
        <ButtonLink href="/estimate" variant="outline-current" size="row">
          {fill(locationPage().estimate, { city: location.city })}
        </ButtonLink>
      </div>
      <ShortAnswers rows={answersForLocation(location)} />
    </Hero>
  )
}

function housePicture({ image, name, numbers, entryPoints, pressable }: ShownHouse) {
  const labels = entryPoints.map(({ place }, index) => `${index + 1}\u00A0${place.toLowerCase()}`)
  const caption = fill(locationPage().house, { house: name, places: labels.join(', ') })
  return { kind: 'framed', image, caption, numbers, entryPoints: pressable } as const
}
