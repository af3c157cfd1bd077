import type { ReactNode } from 'react'
import type { HousePlace } from '@/lib/guide/house-places'
import { everyPage } from '@/lib/site/page-copy'

type Props = {
  places: readonly HousePlace[] | undefined
  /** Whether the drawing is that of the home page, without a frame: it names its places itself. */
  isStrip?: boolean
  /** The path of the page, which needs no link to itself. */
  path?: string | undefined
  /** A drawing of 800 by 520. */
  children: ReactNode
}

/**
 * A drawing of a house whose places can be pressed. A press lights the place, and lists below the drawing what one
 * hears, smells or sees there and who that is. A press anywhere else in the drawing closes the list.
 */
export function HousePlaces({ places = [], isStrip = false, path, children }: Props) {
  return (
    <div className={isStrip ? 'house-places house-strip' : 'house-places'}>
      {children}
      {!isStrip && places.length > 0 && (
        <p className="pt-1 text-center text-xs text-ink-soft print:hidden">
          {everyPage().housePlaces}
        </p>
      )}
      {places.map((place) => (
        <details key={place.name} name="house" className="print:hidden">
          <summary>
            <span className="sr-only">{place.name}</span>
            <Target place={place} />
          </summary>
          <SignList place={place} path={path} />
        </details>
      ))}
    </div>
  )
}

/** The area of a place that takes the press, its outline, and its light while it is open. */
function Target({ place: { label, target, spotlight, labelId } }: { place: HousePlace }) {
  // A name is drawn again over its outline, so the outline needs no margin. The same numbers as in the drawing compress well.
  const margin = labelId ? 0 : 5
  const outline = {
    width: label.width + 2 * margin,
    height: label.height + 2 * margin,
    x: label.x - margin,
    y: label.y - margin,
  }
  return (
    <svg viewBox="0 0 800 520" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <circle cx={spotlight.x} cy={spotlight.y} r={spotlight.radius + 700} />
      <rect
        {...outline}
        rx={outline.height / 2}
        strokeWidth={labelId ? 14 : 7}
        className="place-outline"
      />
      {labelId && <use href={`#${labelId}`} />}
      <rect {...target} className="place-target" />
    </svg>
  )
}

/** What one notices at a place, each with the page on who that is. */
function SignList({ place, path }: { place: HousePlace; path: string | undefined }) {
  return (
    <div className="mt-2 rounded-sm border border-line bg-card px-4 pt-3 pb-1 text-ink">
      <p className="font-display text-lg">{place.place}</p>
      <ul className="text-sm">
        {place.signs.map(({ sign, who, href }) => {
          const words = (
            <>
              {sign} <b>{who}</b>
            </>
          )
          return (
            <li key={sign}>{href === path ? <span>{words}</span> : <a href={href}>{words}</a>}</li>
          )
        })}
      </ul>
    </div>
  )
}
