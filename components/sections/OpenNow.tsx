import { businessHours, longestLine } from '@/lib/company/business-hours'

/** Whether the company is open now, in its own time zone. The site script fills in the line. */
export function OpenNow() {
  const hours = businessHours()
  if (!hours) return null
  return (
    // The longest possible line, which is invisible, reserves the room and prevents a layout shift.
    <p
      data-longest={longestLine(hours)}
      className="grid *:[grid-area:1/1] before:invisible before:content-[attr(data-longest)] before:[grid-area:1/1] print:hidden noscript:hidden"
    >
      <span data-open-now={JSON.stringify(hours)} />
    </p>
  )
}
