import { FramedFigure } from '@/components/ui/FramedFigure'
import { NumberBadge } from '@/components/ui/NumberBadge'

type Props = {
  src: string
  alt: string
  /** The kind of house. */
  name: string
  /** In the order of their numbers in the drawing. */
  entryPoints: readonly { place: string }[]
}

/** A cutaway drawing of a house, and the names of its numbered entry points. */
export function Cutaway({ src, alt, name, entryPoints }: Props) {
  return (
    <div className="grid content-start gap-4">
      <FramedFigure caption={{ common: name }} slot="section">
        <img
          src={src}
          alt={alt}
          width={800}
          height={520}
          loading="lazy"
          className="h-auto w-full"
        />
      </FramedFigure>
      <ol className="gap-x-6 text-sm xs:columns-2">
        {entryPoints.map(({ place }, index) => (
          <li key={place} className="flex break-inside-avoid items-center gap-2.5 py-1">
            <NumberBadge value={index + 1} />
            {place}
          </li>
        ))}
      </ol>
    </div>
  )
}
