import type { ruler } from '@/lib/site/page-copy'

type Props = ReturnType<typeof ruler>['screen']

/** The rounded corner of a bank card, in millimeters (ISO/IEC 7810 ID-1). */
const card = { width: 85.6, height: 53.98, corner: 3.18 }

/** Outlines to hold a coin or a bank card against, to see whether the screen shows life size. */
export function ScreenCheck({ heading, text, coin, card: cardText }: Props) {
  return (
    <section
      aria-labelledby="screen-heading"
      className="grid gap-4 border-y border-line bg-paper-deep page-width py-5 md:py-9 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-12 print:hidden"
    >
      <div className="grid max-w-measure gap-2">
        <h2 id="screen-heading" className="text-2xl">
          {heading}
        </h2>
        <p>{text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 text-xs">
        <Outline width={coin.diameter} height={coin.diameter} corner={coin.diameter / 2}>
          {coin.name}
        </Outline>
        <div className="hidden xs:block">
          <Outline {...card}>{cardText}</Outline>
        </div>
      </div>
    </section>
  )
}

type OutlineProps = { width: number; height: number; corner: number; children: string }

/** Sizes are in millimeters, and those of the outer edge of the line. */
function Outline({ width, height, corner, children }: OutlineProps) {
  const line = 0.4
  return (
    <div className="relative">
      <svg
        width={`${width}mm`}
        height={`${height}mm`}
        viewBox={`0 0 ${width} ${height}`}
        className="fill-card stroke-ink stroke-[0.4]"
        aria-hidden="true"
      >
        <rect
          x={line / 2}
          y={line / 2}
          width={width - line}
          height={height - line}
          rx={corner - line / 2}
        />
      </svg>
      <p className="absolute inset-0 grid content-center p-1 text-center">{children}</p>
    </div>
  )
}
