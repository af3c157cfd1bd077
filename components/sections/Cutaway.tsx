import { EntryPoints } from './EntryPoints'
import { FramedFigure } from '@/components/ui/FramedFigure'
import type { ShownHouse } from '@/lib/guide/houses'

type Props = {
  house: ShownHouse
  /** The drawing with the house's entry points alone, numbered from 1. Left out, it shows all. */
  src?: string
  path?: string
}

/** A cutaway drawing of a house, and the names of its numbered entry points. */
export function Cutaway({ house, src = house.image, path }: Props) {
  return (
    <div className="grid content-start gap-4">
      <FramedFigure caption={house.name} slot="section">
        <EntryPoints entryPoints={house.pressable} path={path}>
          <img
            src={src}
            alt={house.alt}
            width={800}
            height={520}
            loading="lazy"
            className="h-auto w-full"
          />
        </EntryPoints>
      </FramedFigure>
      <ol className="columns-[2_9rem] gap-x-6 text-sm">
        {house.entryPoints.map(({ place }, index) => (
          <li key={place} className="flex break-inside-avoid items-center gap-2.5 py-1">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-brand text-xs font-semibold text-card forced-colors:border"
            >
              {index + 1}
            </span>{' '}
            {place}
          </li>
        ))}
      </ol>
    </div>
  )
}
