import { FilledText } from '@/components/ui/FilledText'
import { company } from '@/lib/company/company'
import { upcomingClosures } from '@/lib/company/office-hours'
import { everyPage } from '@/lib/pages/page-copy'

/** When the office is open, day by day. */
export function OfficeHours() {
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4">
        {company.hours.map(({ days, hours }) => (
          <div key={days + hours} className="contents">
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <OfficeToday />
    </>
  )
}

/**
 * What the hours of the week do not tell: whether the office is open now, which only the visitor's browser knows, and
 * the days on which it stays closed. Nothing where the owner has asked for neither.
 */
export function OfficeToday() {
  const closures = upcomingClosures(company, new Date())
  if (!company.openNow && closures.length === 0) return null
  return (
    <div data-office-today="">
      {/* With its line kept free, so that nothing moves under a finger when the script fills it in. */}
      {company.openNow && (
        <div data-open-now="" className="min-h-[1lh] font-semibold noscript:hidden" />
      )}
      {closures.map(({ date, through = date, note }) => (
        <p key={date} data-closed-through={through}>
          {through > date ? (
            <FilledText
              text={everyPage.through}
              parts={{ from: <Day iso={date} />, through: <Day iso={through} /> }}
            />
          ) : (
            <Day iso={date} />
          )}
          : {note}
        </p>
      ))}
    </div>
  )
}

/** A day given as yyyy-mm-dd as "Thursday, November 26". */
function Day({ iso }: { iso: string }) {
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  })
  return <time dateTime={iso}>{day.format(new Date(iso))}</time>
}
