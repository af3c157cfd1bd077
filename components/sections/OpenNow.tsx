import { longestLine, officeHours } from '@/lib/company/office-hours'

/** One line on whether the office is open now, by its own clock. The site script writes it; without scripts there are the hours. */
export function OpenNow() {
  const hours = officeHours()
  if (!hours) return null
  return (
    // The longest line, unseen, keeps the place: what follows would move.
    <p
      data-longest={longestLine(hours)}
      className="grid font-semibold *:[grid-area:1/1] before:invisible before:content-[attr(data-longest)] before:[grid-area:1/1] print:hidden noscript:hidden"
    >
      <span data-open-now={JSON.stringify(hours)} />
    </p>
  )
}
