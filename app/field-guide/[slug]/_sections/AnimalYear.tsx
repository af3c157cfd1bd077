import { ActivityCalendar } from './ActivityCalendar'
import { Section } from '@/components/ui/Section'
import { SourcedText } from '@/components/ui/SourcedText'
import type { Animal } from '@/lib/guide/animal-schema'
import { animalPage } from '@/lib/pages/page-copy'

/** The twelve months of an animal. What rests on no source is said to be typical. */
export function AnimalYear({ animal }: { animal: Animal }) {
  const { months, closed, monthsNote, name } = animal
  const rows = months.map(({ name: own = name, row, grade }) => ({
    name: grade === 'typical' ? `${own} (${animalPage.typical.toLowerCase()})` : own,
    row,
    closed,
  }))
  return (
    <Section id="months" heading={animalPage.months}>
      <div className="grid gap-4">
        <ActivityCalendar rows={rows} />
        <p className="max-w-measure">
          <SourcedText text={monthsNote} />
        </p>
      </div>
    </Section>
  )
}
