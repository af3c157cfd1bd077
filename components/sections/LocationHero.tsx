import type { ReactNode } from 'react'
import { CallButton } from './CallButton'
import { Hero } from './Hero'
import { ButtonLink } from '@/components/ui/ButtonLink'
import type { NamedHouse } from '@/lib/content/houses'
import type { Location } from '@/lib/content/location-schema'
import { placeDescription } from '@/lib/content/place-description'
import { inlineDrawing } from '@/lib/drawing/inline'
import { keepWaysIn } from '@/lib/drawing/ways-in'

type Props = {
  location: Location
  /** The kind of house that is usual here. */
  house: NamedHouse | undefined
  above: ReactNode
}

export function LocationHero({ location, house, above }: Props) {
  const { city, zipCodes } = location
  return (
    <Hero
      heading={`Pest Control in ${city}`}
      introduction={<p>{placeDescription(location)}</p>}
      above={above}
      picture={house && { kind: 'scene', ...drawn(house) }}
    >
      <div className="flex flex-wrap gap-3">
        {/* On a phone it is in the call bar. */}
        <span className="hidden md:flex">
          <CallButton />
        </span>
        <ButtonLink href="/estimate" variant="outline-current">
          Get a Free {city} Pest Inspection
        </ButtonLink>
      </div>
      <dl className="flex flex-wrap gap-x-10 gap-y-3 border-t border-brand-line pt-5 text-sm">
        <div>
          <dt className="text-ochre">{zipCodes.length > 1 ? 'ZIP codes' : 'ZIP code'}</dt>
          <dd className="max-w-measure">{zipCodes.join(', ')}</dd>
        </div>
        <div>
          <dt className="text-ochre">County</dt>
          <dd>{countyLine(location)}</dd>
        </div>
      </dl>
    </Hero>
  )
}

/** The house with its ways in, numbered as in the list below. */
function drawn({ name, alt, image, numbers }: NamedHouse) {
  const src = inlineDrawing(image, (svg) => keepWaysIn(svg, numbers))
  return { src, alt, caption: { common: name } }
}

/** "Elm", or "Elm, partly Oak and Ash". */
function countyLine({ county, alsoIn }: Location) {
  if (alsoIn.length === 0) return county
  return `${county}, partly ${new Intl.ListFormat('en-US').format(alsoIn)}`
}
