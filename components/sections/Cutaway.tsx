import { HousePlaces } from './HousePlaces'
import { FramedFigure } from '@/components/ui/FramedFigure'
import { NumberDisc } from '@/components/ui/NumberDisc'
import type { ShownHouse } from '@/lib/content/houses'

/** A cutaway drawing of a house, and the names of its numbered places. */
export function Cutaway({ house, path }: { house: ShownHouse; path?: string }) {
  const { name, alt, image, places } = house
  return (
    <div className="grid content-start gap-4">
      <FramedFigure caption={name} slot="section">
        <HousePlaces places={places} path={path}>
          <img
            src={image}
            alt={alt}
            width={800}
            height={520}
            loading="lazy"
            className="h-auto w-full"
          />
        </HousePlaces>
      </FramedFigure>
      <ol className="columns-[2_9rem] gap-x-6 text-sm">
        {places.map(({ place }, index) => (
          <li key={place} className="flex break-inside-avoid items-center gap-2 py-1">
            <NumberDisc number={index + 1} /> {place}
          </li>
        ))}
      </ol>
    </div>
  )
}
