import { Closures } from './Closures'
import { OpenNow } from './OpenNow'
import { mainBranch, type Branch } from '@/lib/company/branches'

/** The hours of an office by day, whether it is open now, and when it is closed. */
export function OfficeHours({ branch = mainBranch() }: { branch?: Branch }) {
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4">
        {branch.hours.map(({ days, hours }) => (
          <div key={days + hours} className="contents">
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <OpenNow branch={branch} />
      <Closures branch={branch} />
    </>
  )
}
