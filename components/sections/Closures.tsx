import { format } from 'date-fns/format'
import { FilledText } from '@/components/ui/FilledText'
import { upcomingClosures } from '@/lib/company/closures'
import { dayOf } from '@/lib/dates'
import { everyPage } from '@/lib/site/page-copy'

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
