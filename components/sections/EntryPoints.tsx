import type { ReactNode } from 'react'
import type { EntryPoint } from '@/lib/guide/entry-points'
import { everyPage } from '@/lib/site/page-copy'

type Props = {
  entryPoints: readonly EntryPoint[] | undefined
  /** Whether the drawing is that of the home page, without a frame: it names its entry points itself. */
  isStrip?: boolean
  /** The path of the page, which needs no link to itself. */
  path?: string | undefined
  /** A drawing of 800 by 520. */
  children: ReactNode
}

/**
 * A drawing of a house whose entry points can be pressed. A press lights one, and lists below the drawing what one
 * hears, smells or sees there and who that is. A press anywhere else in the drawing closes the list.
 */
export function EntryPoints({ entryPoints = [], isStrip = false, path, children }: Props) {
  return (
    <div className={isStrip ? 'house-places house-strip' : 'house-places'}>
      {children}
      {!isStrip && entryPoints.length > 0 && (
        <p className="pt-1 text-center text-xs text-ink-soft print:hidden">
          {everyPage().housePlaces}
        </p>
      )}
      {entryPoints.map((entryPoint) => (
        <details key={entryPoint.name} name="house" className="print:hidden">
          <summary>
            <span className="sr-only">{entryPoint.name}</span>
            <Target entryPoint={entryPoint} />
          </summary>
          <SignList entryPoint={entryPoint} path={path} />
        </details>
      ))}
    </div>
  )
}

/** The area of an entry point that takes the press, its outline, and its light while it is open. */
function Target({ entryPoint }: { entryPoint: EntryPoint }) {
  const { label, target, spotlight, labelId } = entryPoint
  // A name is drawn again over its outline, so the outline needs no margin. The same numbers as in the drawing compress well.
  const margin = labelId ? 0 : 5
  const outline = {
    width: label.width + 2 * margin,
    height: label.height + 2 * margin,
    x: label.x - margin,
    y: label.y - margin,
  }
  return (
    <svg viewBox="0 0 800 520" fill="none" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
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

type SignListProps = { entryPoint: EntryPoint; path: string | undefined }

/** What one notices at an entry point, each with the page on who that is. */
function SignList({ entryPoint, path }: SignListProps) {
  return (
    <div className="mt-2 rounded-sm border border-line bg-card px-4 pt-3 pb-1 text-ink">
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
