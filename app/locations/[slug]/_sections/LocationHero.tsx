import type { ReactNode } from 'react'
import { Hero } from '@/components/sections/Hero'
import { HousePlaces } from '@/components/sections/HousePlaces'
import { TermRows } from '@/components/sections/TermRows'
import { ButtonLink } from '@/components/ui/Button'
import { FramedFigure } from '@/components/ui/FramedFigure'
import { HeroDrawing } from '@/components/ui/HeroDrawing'
import { fill } from '@/lib/content/fill'
import { findHouse, type ShownHouse } from '@/lib/content/houses'
import { countyLine, locationDescription, locationHeading } from '@/lib/content/locations'
import { locationPage, servicesPage } from '@/lib/content/pages'
import type { Location } from '@/lib/content/schemas/locations'
import { priceText, type Term, topTerms } from '@/lib/content/service-terms'
import { services } from '@/lib/content/services'

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
      <div className="grid sm:flex">
        <ButtonLink href="/estimate" variant="light">
          {fill(locationPage().estimate, { city: location.city })}
        </ButtonLink>
      </div>
      <TermRows terms={[...termsEverywhere(), ...zipCodes(location)]} />
    </Hero>
  )
}

function HousePicture({ house }: { house: ShownHouse }) {
  const { image, name, places } = house
  const labels = places.map(({ place }, index) => `${index + 1}\u00A0${place.toLowerCase()}`)
  const caption = fill(locationPage().house, { house: name, places: labels.join(', ') })
  return (
    // On a screen a press says what the caption says.
    <FramedFigure caption={caption} isCaptionForPaper slot="house">
      <HousePlaces places={places} look="beside">
        <HeroDrawing look="house" src={image} />
      </HousePlaces>
    </FramedFigure>
  )
}

/** Below the terms, because a city may have thirty ZIP codes. */
function zipCodes(location: Location): Term[] {
  const { zipCodes } = location
  if (zipCodes.length === 0) return []
  const { zipCode, zipCodes: label } = locationPage()
  const codes = [zipCodes.join(', '), countyLine(location)].filter(Boolean).join(' · ')
  return [{ term: zipCodes.length > 1 ? label : zipCode, text: codes }]
}

/** The prices of all services, and the first terms of the first. */
function termsEverywhere(): Term[] {
  const prices = services().map((service) => `${service.name}: ${priceText(service)}`)
  return [{ term: servicesPage().terms.price, text: prices }, ...topTerms(services()[0])]
}
