import type { ReactNode } from 'react'
import type { EntryPoint } from '@/lib/guide/houses'
import { everyPage } from '@/lib/site/page-copy'

type Props = {
  entryPoints: readonly EntryPoint[] | undefined
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
 * A drawing of a house whose entry points can be pressed. A press lights one, and lists what one hears, smells or sees
 * there and who that is: below the drawing, or on a wide screen beside it. A press anywhere else in the
 * drawing closes the list.
 */
export function EntryPoints({ entryPoints = [], look = 'framed', path, children }: Props) {
  const hasNumbers = entryPoints.some(({ hasNameInDrawing }) => !hasNameInDrawing)
  return (
    <div className={looks[look]}>
      {children}
      {hasNumbers && (
        <p className="p-1 text-center text-xs text-ink-soft print:hidden">
          {everyPage().housePlaces}
        </p>
      )}
      {entryPoints.map((entryPoint) => (
        <details key={entryPoint.name} name="house" className="print:hidden">
          <EntryPointSummary entryPoint={entryPoint} />
          <Spotlight {...entryPoint.spotlight} />
          <SignList entryPoint={entryPoint} path={path} />
        </details>
      ))}
    </div>
  )
}

/** Shows the name, or lies over the number in the drawing. */
function EntryPointSummary({ entryPoint }: { entryPoint: EntryPoint }) {
  const { name, hasNameInDrawing, target } = entryPoint
  const place = placeLook(target)
  if (hasNameInDrawing) return <summary className={`place-name sign ${place}`}>{name}</summary>
  return (
    <summary className={`place-number at-width-${target.width} ${place}`}>
      <span className="sr-only">{name}</span>
    </summary>
  )
}

/** Dims the drawing around an open entry point. */
function Spotlight({ x, y, radius }: EntryPoint['spotlight']) {
  return (
    <svg
      viewBox="0 0 800 520"
      fill="none"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      className="w-full"
    >
      <circle cx={x} cy={y} r={radius + 700} />
    </svg>
  )
}

/** The class of an element at a place of a drawing, in percent of its width. app/globals.css lists these for Tailwind. */
export function placeLook({ x, y }: { x: number; y: number }) {
  return `at-x-${x} at-y-${y}`
}

type SignListProps = { entryPoint: EntryPoint; path: string | undefined }

/** What one notices at an entry point, each with the page on who that is. */
function SignList({ entryPoint, path }: SignListProps) {
  return (
    <div className="place-signs rounded-sm border border-line bg-card px-4 pt-3 pb-1 text-ink">
      <p className="font-display text-lg">{entryPoint.place}</p>
      <ul className="text-sm">
        {entryPoint.signs.map(({ sign, who, href }) => {
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
