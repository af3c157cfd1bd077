import { friezePath, type drawFrieze } from '@/app/images/draw-animal'

/** What takes a press above an animal, because a mouse alone would be too small. In units of the drawing. */
const roomAbove = 45

type Props = Awaited<ReturnType<typeof drawFrieze>> & { caption: string }

/**
 * Animals on one line at one scale. A phone shows the first four. Hidden from screen readers and the keyboard, because the
 * list of the guide has the same links.
 */
export function Frieze({ caption, width, height, placed }: Props) {
  return (
    <div
      aria-hidden="true"
      className="overflow-clip bg-paper-deep scheme-only-light forced-color-adjust-none"
    >
      <svg viewBox={`0 0 ${width} ${height}`} className="w-full max-sm:w-[182%]">
        <image href={friezePath} width={width} height={height} />
        {placed.map(({ animal, left, top, ...size }) => (
          <a key={animal} href={`/field-guide/${animal}`} tabIndex={-1}>
            <rect
              x={left}
              y={top - roomAbove}
              width={size.width}
              height={size.height + roomAbove}
              fill="transparent"
            />
          </a>
        ))}
      </svg>
      <p className="border-t-2 border-ink bg-line page-width py-1 text-xs text-ink">{caption}</p>
    </div>
  )
}
