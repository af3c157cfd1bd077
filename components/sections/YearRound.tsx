import { MonthBars } from '@/components/ui/MonthBars'
import { Section } from '@/components/ui/Section'
import { getAnimal } from '@/lib/content/field-guide'
import { monthRow } from '@/lib/content/month-rows'
import { months } from '@/lib/content/texts'

/** When the animals that people ask about are active, and what to do in the visitor's own month: that line needs script. */
export function YearRound() {
  const { heading, introduction, animals, toDo } = months
  return (
    <Section id="months" heading={heading} introduction={introduction}>
      <div className="grid gap-6">
        {toDo.map((text, index) => (
          <p
            key={text}
            data-to-do={index + 1}
            hidden
            className="max-w-measure border-l-4 border-ochre bg-card py-3 pr-5 pl-5"
          >
            {text}
          </p>
        ))}
        <MonthBars rows={animals.map((slug) => monthRow(namedAnimal(slug)))} />
      </div>
    </Section>
  )
}

function namedAnimal(slug: string) {
  const animal = getAnimal(slug)
  if (!animal)
    throw new Error(`content/pages/months.yaml: there is no content/field-guide/${slug}.md`)
  return animal
}
