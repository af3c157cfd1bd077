import { getLocations } from '@/lib/locations'
import { mapSize, placeMarks, rivers } from '@/lib/map'

type Props = {
  /** The place whose page this is. */
  current?: string
  /** Places that carry their number; the others are plain dots. Numbers follow this order. */
  numbered: readonly string[]
}

const markRadius = 11

/**
 * A schematic map of the places and the two rivers. It is for the eye only: the numbered list beside
 * it holds the same places as links.
 */
export function AreaMap({ current, numbered }: Props) {
  const places = getLocations()
  const marks = placeMarks(places.map(({ coordinates }) => coordinates))
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      aria-hidden="true"
      className="h-auto w-full max-w-110 rounded-sm border border-line bg-card"
    >
      {rivers.map(({ name, course, label }) => (
        <g key={name}>
          <polyline
            points={course}
            className="fill-none stroke-brand-tint"
            strokeWidth="9"
            strokeLinejoin="round"
          />
          <text
            x={label.x + 8}
            y={label.y}
            className="fill-ink-soft font-display text-[0.8125rem] italic"
          >
            {name}
          </text>
        </g>
      ))}
      {places.map(({ slug, city }, index) => {
        const mark = marks[index]
        const number = numbered.indexOf(slug) + 1
        return (
          mark && (
            <a key={slug} href={`/locations/${slug}`} tabIndex={-1}>
              <title>{city}</title>
              <Mark
                {...mark}
                text={markText(slug === current, number)}
                isCurrent={slug === current}
              />
            </a>
          )
        )
      })}
    </svg>
  )
}

function markText(isCurrent: boolean, number: number) {
  if (isCurrent) return '★'
  return number > 0 ? String(number) : ''
}

type MarkProps = { x: number; y: number; text: string; isCurrent: boolean }

function Mark({ x, y, text, isCurrent }: MarkProps) {
  const look = isCurrent ? 'fill-signal' : text ? 'fill-brand' : 'fill-control'
  return (
    <>
      <circle cx={x} cy={y} r={text ? markRadius : markRadius / 2} className={look} />
      {text && (
        <text
          x={x}
          y={y + 4.5}
          textAnchor="middle"
          className="fill-card text-[0.8125rem] font-semibold"
        >
          {text}
        </text>
      )}
    </>
  )
}
