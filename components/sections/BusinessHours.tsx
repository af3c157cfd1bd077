import { Closures } from './Closures'
import { OpenNow } from './OpenNow'
import { company } from '@/lib/site/company'

/** The hours by day, whether the company is open now, and when it is closed. */
export function BusinessHours() {
  return (
    <>
      <dl className="grid grid-cols-[fit-content(55%)_minmax(0,1fr)] gap-x-4">
        {company().hours.map(({ days, hours }) => (
          <div key={days + hours} className="contents">
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <OpenNow />
      <Closures />
    </>
  )
}
