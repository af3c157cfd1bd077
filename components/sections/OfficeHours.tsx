import { Closures } from './Closures'
import { OpenNow } from './OpenNow'
import { company } from '@/lib/company/company'

/** When the office is open, day by day, and whether it is now. */
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
