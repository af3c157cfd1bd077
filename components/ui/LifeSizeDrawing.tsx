type Props = {
  /** The address of a drawing that is cut to the animal or the trace. */
  href: string
  /** In millimeters. */
  width: number
  /** In millimeters. */
  height: number
}

/** An animal or a trace in millimeters, with nothing around it. */
export function LifeSizeDrawing({ href, width, height }: Props) {
  return (
    <svg
      width={`${width}mm`}
      height={`${height}mm`}
      viewBox={`0 0 ${width} ${height}`}
      className="forced-color-adjust-none forced-colors:bg-card"
      aria-hidden="true"
    >
      <image href={href} width={width} height={height} />
    </svg>
  )
}
