const length = 180
const height = 15
const millimetersPerInch = 25.4

const centimeters = Array.from({ length: length / 10 + 1 }, (_, index) => index)
const inches = Array.from({ length: Math.floor(length / millimetersPerInch) + 1 }, (_, i) => i)

/** Millimeters above, and inches below. A narrower screen shows its beginning. */
export function EdgeRuler() {
  return (
    <svg
      width={`${length + 1}mm`}
      height={`${height}mm`}
      viewBox={`-0.5 0 ${length + 1} ${height}`}
      preserveAspectRatio="xMinYMin slice"
      className="col-span-full max-w-full bg-card fill-ink stroke-ink text-[3px] forced-color-adjust-none"
      aria-hidden="true"
    >
      <path
        d={`${ticks(length, 1, millimeterTick)}${ticks(inches.length * 16 - 15, millimetersPerInch / 16, inchTick)}M0 0h${length}M0 ${height}h${length}`}
        className="stroke-[0.15]"
      />
      {centimeters.slice(1).map((number) => (
        <text key={number} x={number * 10 - 0.6} y="6.6" textAnchor="end" className="stroke-none">
          {number}
        </text>
      ))}
      {inches.slice(1).map((number) => (
        <text
          key={number}
          x={number * millimetersPerInch - 0.8}
          y={height - 4.5}
          textAnchor="end"
          className="stroke-none"
        >
          {number}
        </text>
      ))}
      <text x="1.2" y="6.6" className="stroke-none">
        cm
      </text>
      <text x="1.2" y={height - 4.5} className="stroke-none">
        in.
      </text>
    </svg>
  )
}

function ticks(count: number, step: number, tick: (index: number) => string) {
  return Array.from({ length: count }, (_, i) => `M${+(i * step).toFixed(2)} ${tick(i)}`).join('')
}

const millimeterTick = (index: number) => `0v${index % 10 === 0 ? 6 : index % 5 === 0 ? 4 : 2.5}`

/** Whole inches, halves, quarters, eighths and sixteenths. */
function inchTick(index: number) {
  const size = [16, 8, 4, 2].findIndex((part) => index % part === 0)
  return `${height}v-${[6, 4.5, 3.5, 2.5][size] ?? 1.6}`
}
