import { daysText, timesText } from '@/lib/content/business-hours'
import { company } from '@/lib/content/company'

export function BusinessHours() {
  return (
    <dl className="grid grid-cols-[fit-content(55%)_minmax(0,1fr)] gap-x-4">
      {company().hours.map((hours) => (
        <div key={daysText(hours)} className="contents">
          <dt>{daysText(hours)}</dt>
          <dd>{timesText(hours)}</dd>
        </div>
      ))}
    </dl>
  )
}
