import type { ReactNode } from 'react'
import { CallButton } from '@/components/sections/CallButton'
import { EntryPoints } from '@/components/sections/EntryPoints'
import { Hero } from '@/components/sections/Hero'
import { ShortAnswers } from '@/components/sections/ShortAnswers'
import { ButtonLink } from '@/components/ui/Button'
import { FramedFigure } from '@/components/ui/FramedFigure'
import { InlineDrawing } from '@/components/ui/InlineDrawing'
import { fill } from '@/lib/content/fill'
import { findHouse, type ShownHouse } from '@/lib/guide/houses'
import { readDrawingParts } from '@/lib/images/drawings'
import type { Location } from '@/lib/locations/location-schema'
import { locationDescription, locationHeading } from '@/lib/locations/locations'
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
      picture={house && <HousePicture house={house} />}
      layout={house && 'house'}
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

function HousePicture({ house }: { house: ShownHouse }) {
  const { image, name, entryPoints } = house
  const labels = entryPoints.map(({ place }, index) => `${index + 1}\u00A0${place.toLowerCase()}`)
  const caption = fill(locationPage().house, { house: name, places: labels.join(', ') })
  return (
    // On a screen a press says what the caption says.
    <FramedFigure caption={caption} isCaptionForPaper slot="house">
      <EntryPoints entryPoints={entryPoints} look="beside">
        <InlineDrawing look="house" svg={readDrawingParts(image)} />
      </EntryPoints>
    </FramedFigure>
  )
}
