import type { LifeSize, ShapeKind } from '@/lib/guide/ruler'

/** An animal or a trace in millimeters, with nothing around it. */
export function LifeSizeDrawing(size: LifeSize) {
  const { width, height } = size
  return (
    <svg
      width={`${width}mm`}
      height={`${height}mm`}
      viewBox={`0 0 ${width} ${height}`}
      className="forced-color-adjust-none forced-colors:bg-card"
      aria-hidden="true"
    >
      {'href' in size ? (
        <image href={size.href} width={width} height={height} />
      ) : (
        <Shape {...size} />
      )}
    </svg>
  )
}

type ShapeProps = { kind: ShapeKind; width: number; height: number }

function Shape({ kind, width, height }: ShapeProps) {
  // Its ends are points, and its sides reach the edges.
  const pointed = 'M0 .5C.22-.1667 .78-.1667 1 .5C.78 1.1667 .22 1.1667 0 .5z'
  if (kind === 'pointed') {
    return (
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" className="fill-ink">
        <path d={pointed} />
      </svg>
    )
  }
  const { corner, look } = looks[kind]
  return <rect width={width} height={height} rx={height * corner} className={look} />
}

/** The radius of the corners as a part of the height. */
const looks: Record<Exclude<ShapeKind, 'pointed'>, { corner: number; look: string }> = {
  // A large black hole would take much of a printer's ink.
  hole: { corner: 0.5, look: 'fill-ink print:fill-line print:stroke-ink print:stroke-[0.3]' },
  egg: { corner: 0.5, look: 'fill-card stroke-ink stroke-[0.1]' },
  blunt: { corner: 0.42, look: 'fill-ink' },
  // Mud keeps its color in whatever colors a company has.
  tube: { corner: 0.1, look: 'fill-control' },
}
