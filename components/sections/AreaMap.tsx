import { mainLocationsWith } from '@/lib/content/locations'
import { mapSize, placeMarks, rivers } from '@/lib/drawing/map'

type Props = {
  /** The place whose page this is: it carries its name, the others are plain dots. Without it all are numbered. */
  current?: string
}

/**
 * A schematic map of the places and the two rivers. It is for eye and pointer only: a list on the same
 * page holds the places as links that everyone can reach, in the order of the numbers.
 */
export function AreaMap({ current }: Props) {
  const places = mainLocationsWith(current)
  const marks = placeMarks(places.map(({ coordinates }) => coordinates))
  const drawn = places
    .map(({ slug, city }, index) => ({ slug, city, number: index + 1, mark: marks[index] }))
    // The named one last: its name lies over the dots beside it.
    .sort((a, b) => Number(a.slug === current) - Number(b.slug === current))
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      aria-hidden="true"
      className="h-auto w-full max-w-120 rounded-sm border border-line bg-card forced-color-adjust-none"
    >
      {rivers.map(({ name, course, label }) => (
        <g key={name}>
          <polyline
            points={course}
            className="fill-none stroke-river"
            strokeWidth="8"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          <text x={label.x + 9} y={label.y} className="fill-ink-soft font-display text-map italic">
            {name}
          </text>
        </g>
      ))}
      {drawn.map(
        ({ slug, city, number, mark }) =>
          mark && (
            <a key={slug} href={`/locations/${slug}`} tabIndex={-1}>
              <title>{city}</title>
              {slug === current ? (
                <NamedMark {...mark} name={city} />
              ) : (
                <Dot {...mark} number={current ? undefined : number} />
              )}
            </a>
          ),
      )}
    </svg>
  )
}

type DotProps = { x: number; y: number; number: number | undefined }

const numberedRadius = 11.5
const plainRadius = 5.5

function Dot({ x, y, number }: DotProps) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={number ? numberedRadius : plainRadius}
        className="fill-brand hover:fill-signal"
      />
      {number && (
        <text
          x={x}
          y={y + 4.5}
          textAnchor="middle"
          className="pointer-events-none fill-card text-map font-semibold"
        >
          {number}
        </text>
      )}
    </>
  )
}

type NamedMarkProps = { x: number; y: number; name: string }

/** A pin with the name beside it, on the side where there is room. */
function NamedMark({ x, y, name }: NamedMarkProps) {
  const isRight = x < mapSize.width / 2
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={numberedRadius}
        className="fill-signal stroke-card"
        strokeWidth="3"
      />
      <text
        x={isRight ? x + 18 : x - 18}
        y={y + 6}
        textAnchor={isRight ? 'start' : 'end'}
        strokeWidth="5"
        strokeLinejoin="round"
        className="fill-ink stroke-card font-display text-lg [paint-order:stroke]"
      >
        {name}
      </text>
    </>
  )
}
