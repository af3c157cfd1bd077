import { EntryPoints } from './EntryPoints'
import { FramedFigure } from '@/components/ui/FramedFigure'
import { NumberBadge } from '@/components/ui/NumberBadge'
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
      <FramedFigure caption={{ common: house.name }} slot="section">
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
            <NumberBadge value={index + 1} />
            {place}
          </li>
        ))}
      </ol>
    </div>
  )
}
