import { Closures } from './Closures'
import { OpenNow } from './OpenNow'
import { mainBranch, type Branch } from '@/lib/company/branches'
import { spokenDays } from '@/lib/company/office-hours'

/** The hours of an office by day, whether it is open now, and when it is closed. */
export function OfficeHours({ branch = mainBranch() }: { branch?: Branch }) {
  return (
    <>
      <dl className="grid grid-cols-[fit-content(55%)_minmax(0,1fr)] gap-x-4">
        {branch.hours.map((line) => (
          <div key={spokenDays(line) + line.hours} className="contents">
            <dt>{spokenDays(line)}</dt>
            <dd>{line.hours}</dd>
          </div>
        ))}
      </dl>
      <OpenNow branch={branch} />
      <Closures branch={branch} />
    </>
  )
}
