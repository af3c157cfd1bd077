import { format } from 'date-fns/format'
import { FilledText } from '@/components/ui/FilledText'
import { upcomingClosures } from '@/lib/company/business-hours'
import { dayOf } from '@/lib/dates'
import { company } from '@/lib/site/company'
import { everyPage } from '@/lib/site/page-copy'

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
      <Closures />
    </>
  )
}

/** The next days on which the company is closed. The site script hides those that have passed since the build. */
export function Closures() {
  return upcomingClosures().map(({ date, through = date, note }) => (
    <p key={date} data-shown={`1970-01-01/${through}`}>
      {through > date ? (
        <FilledText
          text={everyPage().through}
          parts={{ from: <Day iso={date} />, through: <Day iso={through} /> }}
        />
      ) : (
        <Day iso={date} />
      )}
      : {note}
    </p>
  ))
}

/** Renders yyyy-mm-dd as "Thursday, November 26". */
function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{format(dayOf(iso), 'EEEE, MMMM d')}</time>
}
