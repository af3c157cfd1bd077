import { mainBranch, type Branch } from '@/lib/company/branches'
import { longestLine, officeHours } from '@/lib/company/office-hours'

/** Whether the office is open now, in its own time zone. The site script fills in the line. */
export function OpenNow({ branch = mainBranch() }: { branch?: Branch }) {
  const hours = officeHours(branch)
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
