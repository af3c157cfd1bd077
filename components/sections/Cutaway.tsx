import { EntryPoints } from './EntryPoints'
import { FramedFigure } from '@/components/ui/FramedFigure'
import { NumberDisc } from '@/components/ui/NumberDisc'
import type { ShownHouse } from '@/lib/content/houses'

/** A cutaway drawing of a house, and the names of its numbered entry points. */
export function Cutaway({ house, path }: { house: ShownHouse; path?: string }) {
  const { name, alt, image, entryPoints } = house
  return (
    <div className="grid content-start gap-4">
      <FramedFigure caption={name} slot="section">
        <EntryPoints entryPoints={entryPoints} path={path}>
          <img
            src={image}
            alt={alt}
            width={800}
            height={520}
            loading="lazy"
            className="h-auto w-full"
          />
        </EntryPoints>
      </FramedFigure>
      <ol className="columns-[2_9rem] gap-x-6 text-sm">
        {entryPoints.map(({ place }, index) => (
          <li key={place} className="flex break-inside-avoid items-center gap-2.5 py-1">
            <NumberDisc number={index + 1} /> {place}
          </li>
        ))}
      </ol>
    </div>
  )
}
