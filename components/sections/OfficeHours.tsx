import { Closures } from './Closures'
import { OpenNow } from './OpenNow'
import { company } from '@/lib/company/company'

/** The office's hours by day, whether it is open now, and when it is closed. */
export function OfficeHours() {
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4">
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
