import type { CSSProperties, ReactNode } from 'react'
import { NumberDisc } from '@/components/ui/NumberDisc'
import type { Place } from '@/lib/content/houses'
import { everyPage } from '@/lib/content/pages'

type Props = {
  places: readonly Place[]
  look?: keyof typeof looks
  /** The path of the page, which needs no link to itself. */
  path?: string | undefined
  /** A drawing of 800 by 520. */
  children: ReactNode
}

const looks = {
  framed: 'house-places',
  /** Of a hero: on a wide screen the list takes the place of the text beside the drawing. */
  beside: 'house-places house-beside',
  /** The same, on smaller screens without a frame. */
  strip: 'house-places house-beside house-strip',
}

/**
 * A drawing of a house with its places over it. A press on one lights it, and lists what one hears, smells or sees
 * there and who that is: below the drawing, or on a wide screen beside it. A press anywhere else in the drawing closes
 * the list.
 */
export function HousePlaces({ places, look = 'framed', path, children }: Props) {
  const hasNumbers = places.some(({ name }) => !name)
  return (
    <div className={looks[look]}>
      {children}
      {hasNumbers && (
        <p className="p-1 text-center text-xs text-ink-soft print:hidden">
          {everyPage().housePlaces}
        </p>
      )}
      {places.map((place, index) => (
        <details key={place.place} name="house">
          <PlaceSummary {...place} number={index + 1} />
          <Spotlight {...place} />
          <SignList {...place} path={path} />
        </details>
      ))}
    </div>
  )
}

type PlaceProps = Omit<Place, 'signs'> & { number: number }

/** A number at the place, or its name, from which the drawing has a line to the place. */
function PlaceSummary({ number, place, x, y, name }: PlaceProps) {
  if (name) {
    return (
      <summary className="place-name sign" style={placeStyle(name)}>
        {place}
      </summary>
    )
  }
  return (
    <summary style={placeStyle({ x, y })}>
      <NumberDisc number={number} />
      <span className="sr-only">{`${number} ${place}`}</span>
    </summary>
  )
}

/** For app/house-places.css: where something lies on a drawing, in percent of its width and height. */
export function placeStyle({ x, y }: { x: number; y: number }) {
  return { '--x': x, '--y': y } as CSSProperties
}

/** Dims the drawing around an open place. */
function Spotlight({ x, y }: Pick<Place, 'x' | 'y'>) {
  return (
    <svg
      viewBox="0 0 800 520"
      fill="none"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      className="w-full print:hidden"
    >
      <circle cx={`${x}%`} cy={`${y}%`} r="790" />
    </svg>
  )
}

type SignListProps = Pick<Place, 'place' | 'signs'> & { path: string | undefined }

/** What one notices at a place, each with the page on who that is. */
function SignList({ place, signs, path }: SignListProps) {
  return (
    <div className="place-signs rounded-sm bg-card px-4 pt-3 pb-1 text-ink print:hidden">
      <p className="font-display text-lg">{place}</p>
      <ul className="text-sm">
        {signs.map(({ sign, who, href }) => {
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
