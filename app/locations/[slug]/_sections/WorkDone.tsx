import { CardGrid } from '@/components/ui/CardGrid'
import { Photo } from '@/components/ui/Photo'
import { Section } from '@/components/ui/Section'
import { dayOf, monthAndYear } from '@/lib/dates'
import type { Location } from '@/lib/locations/location-schema'

type Props = { heading: string } & Pick<Location, 'work'>

/** The company's jobs in a location, with photos where there are any. Renders nothing without jobs. */
export function WorkDone({ heading, work }: Props) {
  if (work.length === 0) return null
  return (
    <Section id="work" heading={heading}>
      <CardGrid count={work.length}>
        {work.map(({ photo, month, found }) => (
          <div key={found} className="grid content-start gap-1">
            {photo ? <Photo photo={{ ...photo, caption: found }} slot="column" /> : <p>{found}</p>}
            <p className="text-xs text-ink-soft">
              <time dateTime={month}>{monthAndYear(dayOf(`${month}-01`))}</time>
            </p>
          </div>
        ))}
      </CardGrid>
    </Section>
  )
}
